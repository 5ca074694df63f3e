import { InboxIcon } from '@sanity/icons/Inbox'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { INQUIRY_KINDS, INQUIRY_STATES, kindTitle } from '../shared/inquiries.ts'

/** A text that the visitor wrote: shown, and not to be changed. */
const written = (name: string, title: string, description: string, type: 'string' | 'text' = 'string') =>
  defineField({
    name,
    title,
    type,
    description,
    group: 'letter',
    readOnly: true,
    hidden: ({ value }) => value === undefined,
    ...(type === 'text' ? { rows: 8 } : {}),
  })

/**
 * What a visitor sent by a form. Private: its id, `inquiry.<uuid>`, has a dot, so that nobody reads it without a token.
 * Made by the site only; there are no drafts of it.
 */
export const inquiry = defineType({
  name: 'inquiry',
  title: 'Inquiry',
  type: 'document',
  icon: InboxIcon,
  description: 'What a visitor sent by a form of the site. Nobody outside of Studio can read it.',
  liveEdit: true,
  groups: [
    { name: 'letter', title: 'Letter', default: true },
    { name: 'delivery', title: 'Delivery' },
  ],
  fields: [
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'Answered and spam leave the list of new inquiries. Changes count at once.',
      group: 'letter',
      initialValue: 'new',
      options: {
        list: INQUIRY_STATES.map(({ value, title }) => ({ value, title })),
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required().error('Choose a state.'),
    }),
    defineField({
      name: 'replyNote',
      title: 'Note on the answer',
      type: 'text',
      rows: 3,
      description: 'For colleagues: who answered, when, and what was agreed. The visitor does not see it.',
      group: 'letter',
    }),
    defineField({
      name: 'keepLonger',
      title: 'Keep longer',
      type: 'boolean',
      description:
        'For letters that led to work, and applicants who allowed it. Others are deleted by themselves: letters after 24 months, applications six months after the job closed, spam after 30 days.',
      group: 'letter',
      initialValue: false,
    }),
    defineField({
      name: 'kind',
      title: 'What it is',
      type: 'string',
      description: 'The form by which it came.',
      group: 'letter',
      readOnly: true,
      options: { list: INQUIRY_KINDS.map(({ value, title }) => ({ value, title })) },
    }),
    written('name', 'Name', 'Who wrote.'),
    written('email', 'Email', 'Where to answer.'),
    written('phone', 'Phone number', 'As it was typed.'),
    written('position', 'Position', 'What the visitor does.'),
    written('message', 'Message', 'The letter itself.', 'text'),
    defineField({
      name: 'job',
      title: 'Applied for',
      type: 'object',
      description: 'The job as the page named it.',
      group: 'letter',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          type: 'string',
          description: 'In the language of the visitor.',
        }),
        defineField({
          name: 'reference',
          title: 'Id',
          type: 'string',
          description: 'The id of the job’s document.',
        }),
      ],
    }),
    defineField({
      name: 'file',
      title: 'Attached file',
      type: 'object',
      description:
        'Kept privately; “Open the file” among the actions below loads it. It is also attached to the mail.',
      group: 'letter',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
      fields: [
        defineField({ name: 'name', title: 'Name', type: 'string', description: 'As the visitor named it.' }),
        defineField({ name: 'size', title: 'Size', type: 'number', description: 'In bytes.' }),
        defineField({
          name: 'parts',
          title: 'Parts',
          type: 'array',
          description: 'Ids of the private documents that hold it.',
          hidden: true,
          of: [defineArrayMember({ type: 'string' })],
        }),
      ],
    }),
    defineField({
      name: 'locale',
      title: 'Language',
      type: 'string',
      description: 'The language of the page on which it was written.',
      group: 'letter',
      readOnly: true,
    }),
    defineField({
      name: 'receivedAt',
      title: 'Received',
      type: 'datetime',
      description: 'When it was sent.',
      group: 'letter',
      readOnly: true,
    }),
    defineField({
      name: 'delivery',
      title: 'Mail to the team',
      type: 'object',
      description: 'Whether the inquiry was mailed to the mailbox named in the contact details.',
      group: 'delivery',
      readOnly: true,
      fields: [
        defineField({
          name: 'state',
          title: 'State',
          type: 'string',
          description: 'Waiting mails are tried again by themselves.',
          options: {
            list: [
              { value: 'waiting', title: 'Waiting' },
              { value: 'sent', title: 'Sent' },
              { value: 'refused', title: 'Refused by the mail service' },
              { value: 'none', title: 'Not mailed' },
            ],
          },
        }),
        defineField({
          name: 'attempts',
          title: 'Attempts',
          type: 'number',
          description: 'How often it was tried.',
        }),
        defineField({
          name: 'nextAttemptAt',
          title: 'Next attempt',
          type: 'datetime',
          description: 'When it is tried next.',
        }),
        defineField({
          name: 'reason',
          title: 'Reason',
          type: 'string',
          description: 'Why the last attempt failed.',
        }),
      ],
    }),
  ],
  orderings: [
    { name: 'received', title: 'Newest first', by: [{ field: 'receivedAt', direction: 'desc' }] },
    { name: 'sender', title: 'Sender', by: [{ field: 'name', direction: 'asc' }] },
  ],
  preview: {
    select: { name: 'name', email: 'email', kind: 'kind', message: 'message', job: 'job.title' },
    prepare: ({ name, email, kind, message, job }: Record<string, string | undefined>) => ({
      title: name ?? email ?? 'Somebody',
      subtitle: subtitle(kindTitle(kind), job, message?.replace(/\s+/g, ' ').slice(0, 80)),
    }),
  },
})
