import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { ARRANGEMENTS, EMPLOYMENTS } from '../shared/jobs.ts'
import type { Localized } from '../validation/localized.ts'

/** A list of short points of a job. */
function points(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    type: 'array',
    description,
    group: 'text',
    of: [defineArrayMember({ type: 'checklistItem' })],
    validation: (rule) => rule.max(8).warning('Keep at most eight points: a longer list is not read.'),
  })
}

/** When a job stops being open, said in a list. */
function state(closesAt: unknown): string | undefined {
  if (typeof closesAt !== 'string') return undefined
  const day = closesAt.slice(0, 10)
  return Date.parse(closesAt) <= Date.now() ? `Closed since ${day}` : `Open until ${day}`
}

/** A job we offer. Its address is `/career/{slug}`. */
export const job = defineType({
  name: 'job',
  title: 'Job',
  type: 'document',
  icon: UserIcon,
  description: 'A job we offer. It leaves the lists by itself when its closing date has passed.',
  groups: [
    { name: 'facts', title: 'Facts', default: true },
    { name: 'text', title: 'Text' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The name of the position, as people would search for it.',
      limit: { characters: 60, why: 'job boards cut it off' },
      group: 'facts',
    }),
    ...routedFields({ type: 'job', group: 'facts' }),
    localizedString({
      name: 'department',
      title: 'Department',
      description: 'Jobs are listed by department: write it the same way in all jobs of one.',
      limit: { characters: 40, why: 'it is the heading of a group' },
      group: 'facts',
    }),
    localizedString({
      name: 'location',
      title: 'Place',
      description: 'The city and country of the office, for example “London, United Kingdom”.',
      group: 'facts',
    }),
    defineField({
      name: 'employment',
      title: 'Kind of employment',
      type: 'string',
      description: 'Shown with the job, and told to job boards.',
      group: 'facts',
      options: { list: EMPLOYMENTS.map(({ id, title }) => ({ value: id, title })), layout: 'radio' },
      initialValue: 'fullTime',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'arrangement',
      title: 'Where the work is done',
      type: 'string',
      description: 'In the office, partly at home, or from anywhere.',
      group: 'facts',
      options: { list: ARRANGEMENTS.map(({ id, title }) => ({ value: id, title })), layout: 'radio' },
      initialValue: 'hybrid',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'salary',
      title: 'Salary',
      type: 'salary',
      description: 'Optional. For a year, before tax. Jobs that name it are answered more.',
      group: 'facts',
    }),
    defineField({
      name: 'publishedAt',
      title: 'Offered since',
      type: 'datetime',
      description: 'The newest job of a department stands first.',
      group: 'facts',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required().error('Choose the day on which the job was first offered.'),
    }),
    defineField({
      name: 'closesAt',
      title: 'Open until',
      type: 'datetime',
      description:
        'Optional. From this moment on the job leaves the lists and takes no more applications. Nothing needs to be published for that.',
      group: 'facts',
      validation: (rule) =>
        rule
          .min(rule.valueOfField('publishedAt'))
          .error('Choose a time after “Offered since”, or clear one of the two.'),
    }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences for the list: what the person will do, and for whom.',
      limit: { characters: 220, why: 'the list is read at a glance' },
      group: 'text',
    }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'Optional. The team, the work and how we hire, above the lists.',
      required: false,
      group: 'text',
    }),
    points('responsibilities', 'What the person will do', 'Four to six short points.'),
    points(
      'requirements',
      'What we ask for',
      'Only what is really needed: every further point loses people.',
    ),
    points('benefits', 'What we offer', 'Facts rather than moods: days, sums, rules.'),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the job appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'closing', title: 'Closing soonest first', by: [{ field: 'closesAt', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', location: 'location', closesAt: 'closesAt' },
    prepare: ({ title, summary, location, closesAt }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Job without a title',
      subtitle: subtitle(
        state(closesAt),
        languageGaps(title as Localized, summary as Localized),
        englishText(location as Localized),
      ),
      media: UserIcon,
    }),
  },
})
