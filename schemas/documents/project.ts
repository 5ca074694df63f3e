import { ProjectsIcon } from '@sanity/icons/Projects'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from '../fields/localized.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { PROJECT_STATES } from '../shared/projects.ts'
import type { Localized } from '../validation/localized.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * A client's project, shown to the client alone. Private: its id, `project.<uuid>`, has a dot, so that nobody reads it without a token.
 * There are no drafts of it.
 */
export const project = defineType({
  name: 'project',
  title: 'Project',
  type: 'document',
  icon: ProjectsIcon,
  description:
    'A client’s project. Only the people named in it see it, in their account; changes count at once.',
  liveEdit: true,
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What the client calls the project.',
      limit: { characters: 80, why: 'it is a heading' },
    }),
    defineField({
      name: 'members',
      title: 'Who sees it',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Addresses of the client’s people, in small letters. Each sees the project once they have an account and have confirmed the address.',
      validation: (rule) =>
        rule
          .unique()
          .custom((members: string[] | undefined) =>
            (members ?? []).every((member) => EMAIL.test(member) && member === member.toLowerCase())
              ? true
              : 'Write whole addresses in small letters, such as mary@example.com.',
          ),
    }),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'Where it stands as a whole.',
      initialValue: 'planned',
      options: {
        list: PROJECT_STATES.map(({ value, title }) => ({ value, title })),
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required().error('Choose a state.'),
    }),
    localizedText({
      name: 'summary',
      title: 'Where it stands',
      description: 'One to three sentences, rewritten every week: what was done, and what comes next.',
      limit: { characters: 400, why: 'it is read at a glance' },
    }),
    defineField({
      name: 'lead',
      title: 'In charge',
      type: 'reference',
      to: [{ type: 'teamMember' }],
      description: 'Whom the client asks.',
      validation: (rule) => rule.required().error('Choose the person in charge.'),
    }),
    defineField({ name: 'startsAt', title: 'Begins', type: 'date', description: 'The first day.' }),
    defineField({
      name: 'endsAt',
      title: 'Ends',
      type: 'date',
      description: 'Optional. The last day, as planned.',
      validation: (rule) =>
        rule.min(rule.valueOfField('startsAt')).error('It ends on its first day or later.'),
    }),
    defineField({
      name: 'milestones',
      title: 'Milestones',
      type: 'array',
      of: [defineArrayMember({ type: 'milestone' })],
      description: 'In the order of their days.',
    }),
    defineField({
      name: 'decisions',
      title: 'Waiting for the client',
      type: 'array',
      of: [defineArrayMember({ type: 'decision' })],
      description: 'What only the client can decide.',
    }),
  ],
  orderings: [
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
    { name: 'start', title: 'Begin, newest first', by: [{ field: 'startsAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', state: 'state', first: 'members.0' },
    prepare: ({ title, state, first }: { title?: Localized; state?: string; first?: string }) => ({
      title: englishText(title) ?? 'Project without a title',
      subtitle: subtitle(
        languageGaps(title),
        PROJECT_STATES.find(({ value }) => value === state)?.title,
        first ?? 'seen by nobody yet',
      ),
    }),
  },
})
