import { ProjectsIcon } from '@sanity/icons/Projects'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { PROJECT_STATES } from '../shared/projects.ts'
import { checkEmail } from '../validation/contact.ts'
import { checkListedOnce } from '../validation/listed-once.ts'

/** A client project. Private: its id, `project.<uuid>`, has a dot, so it is readable with a token only. It has no drafts. */
export const project = defineType({
  name: 'project',
  title: 'Project',
  type: 'document',
  icon: ProjectsIcon,
  description:
    'A client project. Only the people listed in it see it, in their account. Changes are live at once.',
  liveEdit: true,
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The client’s name for the project.',
      limit: { characters: 80, why: 'it’s a heading' },
    }),
    defineField({
      name: 'members',
      title: 'Members',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Email addresses of the client’s team, in lower case. They see the project once they have an account with a confirmed address.',
      validation: (rule) => [
        rule.custom<unknown[]>(checkListedOnce('This address is listed twice. Remove one.')),
        rule.custom((members: string[] | undefined) =>
          (members ?? []).every((member) => checkEmail(member) === true && member === member.toLowerCase())
            ? true
            : 'Enter full email addresses in lower case, e.g. mary@example.com.',
        ),
      ],
    }),
    choiceField({
      name: 'state',
      title: 'State',
      description: 'The overall status.',
      initialValue: 'planned',
      list: PROJECT_STATES,
      required: 'Choose a status.',
    }),
    localizedText({
      name: 'summary',
      title: 'Current status',
      description: 'One to three sentences, updated weekly: what’s done and what’s next.',
      limit: { characters: 400, why: 'it’s skimmed' },
    }),
    defineField({
      name: 'lead',
      title: 'Project lead',
      type: 'reference',
      to: [{ type: 'teamMember' }],
      description: 'The client’s contact person.',
      validation: (rule) => rule.required().error('Choose a project lead.'),
    }),
    defineField({ name: 'startsAt', title: 'Starts', type: 'date', description: 'The first day.' }),
    defineField({
      name: 'endsAt',
      title: 'Ends',
      type: 'date',
      description: 'Optional. The planned last day.',
      validation: (rule) =>
        rule.min(rule.valueOfField('startsAt')).error('Choose an end date on or after the start date.'),
    }),
    defineField({
      name: 'milestones',
      title: 'Milestones',
      type: 'array',
      of: [defineArrayMember({ type: 'milestone' })],
      description: 'In date order.',
    }),
    defineField({
      name: 'decisions',
      title: 'Waiting for the client',
      type: 'array',
      of: [defineArrayMember({ type: 'decision' })],
      description: 'Decisions that only the client can make.',
    }),
  ],
  orderings: [
    { name: 'start', title: 'Start date, newest first', by: [{ field: 'startsAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', state: 'state', first: 'members.0' },
    prepare: ({ title, state, first }: { title?: unknown; state?: string; first?: string }) => ({
      title: englishText(title) ?? 'Untitled project',
      subtitle: subtitle(languageGaps(title), choiceTitle(PROJECT_STATES, state), first ?? 'no members yet'),
    }),
  },
})
