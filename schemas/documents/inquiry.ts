import { InboxIcon } from '@sanity/icons/Inbox'
import { defineField, defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import {
  always,
  languageField,
  linesField,
  numberField,
  objectField,
  textField,
  textsField,
  timeField,
  valueField,
  whenPresent,
} from '../fields/site-written.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { selectFields, subtitle } from '../preview/localized.ts'
import { shortMoment } from '../preview/short-moment.ts'
import { INQUIRY_KINDS, INQUIRY_MAIL_STATES, INQUIRY_STATES } from '../shared/inquiries.ts'

/** A part of the message: shown, and not to be changed. */
const sent = <Field extends object>(field: Field) => ({ ...field, group: 'message', readOnly: true })

/**
 * A message sent through a form. Private: its id, `inquiry.<uuid>`, has a dot, so it is readable with a token only. Only the
 * site creates it, without drafts.
 */
export const inquiry = defineType({
  name: 'inquiry',
  title: 'Inquiry',
  type: 'document',
  icon: InboxIcon,
  description: 'A message sent through a form on the site. Only people with access to Studio can read it.',
  liveEdit: true,
  groups: [
    { name: 'message', title: 'Message', default: true },
    { name: 'delivery', title: 'Delivery' },
  ],
  fields: [
    choiceField({
      name: 'state',
      title: 'State',
      description: 'Answered messages and spam leave the list of new inquiries. Changes are saved at once.',
      group: 'message',
      initialValue: 'new',
      list: INQUIRY_STATES,
      required: 'Choose a state.',
    }),
    always(sent(valueField('kind', 'Type', 'The form it was sent through.', INQUIRY_KINDS))),
    whenPresent(sent(textField('name', 'Name', 'Who wrote it.'))),
    always(whenPresent(sent(textField('email', 'Email', 'Where to reply.')))),
    whenPresent(sent(textField('phone', 'Phone number', 'As entered.'))),
    whenPresent(sent(textField('position', 'Position', 'The visitor’s job title.'))),
    whenPresent(sent(linesField('message', 'Message', 'The message itself.', 8))),
    whenPresent(
      sent(
        objectField('job', 'Applied for', 'The job as it was named on the page.', [
          always(textField('title', 'Title', 'In the visitor’s language.')),
          textField('reference', 'Id', 'The ID of the job document.'),
        ]),
      ),
    ),
    whenPresent(
      sent(
        objectField(
          'file',
          'Attached file',
          'Stored privately. Use “Download attachment” in the menu below to open it. It’s also attached to the email.',
          [
            always(textField('name', 'Name', 'As the visitor named it.')),
            always(numberField('size', 'Size', 'In bytes.')),
            always({
              ...textsField('parts', 'Parts', 'IDs of the private documents that store it.'),
              hidden: true,
            }),
          ],
        ),
      ),
    ),
    defineField({
      name: 'replyNote',
      title: 'Internal note',
      type: 'text',
      rows: 3,
      description: 'For colleagues: who replied, when, and what was agreed. Visitors never see it.',
      group: 'message',
    }),
    defineField({
      name: 'keepLonger',
      title: 'Keep longer',
      type: 'boolean',
      description:
        'For messages that led to work, and applicants who agreed. Others are deleted automatically: messages after 24 months, applications six months after the job closes, spam after 30 days.',
      group: 'message',
      initialValue: false,
    }),
    always(sent(languageField('Language', 'The language of the page it was sent from.'))),
    always(sent(timeField('receivedAt', 'Received', 'When it was sent.'))),
    always({
      ...objectField(
        'delivery',
        'Email to the team',
        'Whether the inquiry was emailed to the address in the contact details.',
        [
          always(
            valueField('state', 'State', 'Waiting emails are retried automatically.', INQUIRY_MAIL_STATES),
          ),
          always(numberField('attempts', 'Attempts', 'Number of attempts.')),
          timeField('nextAttemptAt', 'Next attempt', 'When it will be tried again.'),
          textField('reason', 'Reason', 'Why the last attempt failed.'),
        ],
      ),
      group: 'delivery',
      readOnly: true,
    }),
  ],
  orderings: [
    { name: 'received', title: 'Newest first', by: [{ field: 'receivedAt', direction: 'desc' }] },
    { name: 'sender', title: 'Sender', by: [{ field: 'name', direction: 'asc' }] },
  ],
  preview: {
    select: { ...selectFields('name', 'email', 'kind', 'message', 'receivedAt'), job: 'job.title' },
    prepare: ({ name, email, kind, message, job, receivedAt }: Record<string, string | undefined>) => ({
      title: name ?? email ?? 'Unknown sender',
      subtitle: subtitle(
        shortMoment(receivedAt),
        choiceTitle(INQUIRY_KINDS, kind),
        job,
        message?.replace(/\s+/g, ' ').slice(0, 80),
      ),
    }),
  },
})
