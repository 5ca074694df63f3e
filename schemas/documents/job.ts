import { UserIcon } from '@sanity/icons/User'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { localDay } from '../preview/short-moment.ts'
import { ARRANGEMENTS, EMPLOYMENTS } from '../shared/content-choices.ts'
import { checkEndsAfter } from '../validation/period.ts'

/** A list of short points of a job. */
function points(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    type: 'array',
    description,
    group: 'text',
    of: [defineArrayMember({ type: 'checklistItem' })],
    validation: (rule) => rule.max(8).warning('Use up to eight points; people rarely read more.'),
  })
}

/** When a job stops being open, said in a list. */
function state(closesAt: unknown): string | undefined {
  if (typeof closesAt !== 'string') return undefined
  const day = localDay(closesAt)
  return Date.parse(closesAt) <= Date.now() ? `Closed since ${day}` : `Open until ${day}`
}

/** A job we offer. Its address is `/career/{slug}`. */
export const job = defineType({
  name: 'job',
  title: 'Job',
  type: 'document',
  icon: UserIcon,
  description: 'A job opening. It disappears from the lists automatically after its closing date.',
  groups: [
    { name: 'facts', title: 'Facts', default: true },
    { name: 'text', title: 'Text' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The job title, as people would search for it.',
      limit: { characters: 60, why: 'job boards cut it off' },
      group: 'facts',
    }),
    ...routedFields({ type: 'job', group: 'facts' }),
    defineField({
      name: 'department',
      title: 'Department',
      type: 'reference',
      description: 'Jobs are listed by department.',
      group: 'facts',
      to: [{ type: 'department' }],
      validation: (rule) => rule.required().error('Choose a department.'),
    }),
    localizedString({
      name: 'location',
      title: 'Location',
      description: 'The city and country of the office, for example “London, United Kingdom”.',
      group: 'facts',
    }),
    defineField({
      name: 'country',
      title: 'Country code',
      type: 'string',
      description: 'Two letters, e.g. “GB” for the United Kingdom. Job boards need it to list the job.',
      group: 'facts',
      validation: (rule) => rule.regex(/^[A-Z]{2}$/).error('Enter two capital letters, e.g. “GB”.'),
    }),
    defineField({
      name: 'employment',
      title: 'Employment type',
      type: 'string',
      description: 'Shown with the job and sent to job boards.',
      group: 'facts',
      options: { list: [...EMPLOYMENTS], layout: 'radio' },
      initialValue: 'fullTime',
      validation: (rule) => rule.required().error('Choose an option.'),
    }),
    defineField({
      name: 'arrangement',
      title: 'Workplace',
      type: 'string',
      description: 'In the office, hybrid, or remote.',
      group: 'facts',
      options: { list: [...ARRANGEMENTS], layout: 'radio' },
      initialValue: 'hybrid',
      validation: (rule) => rule.required().error('Choose an option.'),
    }),
    defineField({
      name: 'salary',
      title: 'Salary',
      type: 'salary',
      description: 'Optional. Per year, before tax. Jobs with a salary get more applications.',
      group: 'facts',
      options: { removable: true },
    }),
    defineField({
      name: 'publishedAt',
      title: 'Posted on',
      type: 'datetime',
      description: 'The newest job in each department appears first.',
      group: 'facts',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required().error('Choose the date the job was posted.'),
    }),
    defineField({
      name: 'closesAt',
      title: 'Open until',
      type: 'datetime',
      description:
        'Optional. At this time the job leaves the lists and stops taking applications, without publishing.',
      group: 'facts',
      validation: (rule) => rule.custom<string>(checkEndsAfter('publishedAt', 'Posted on')),
    }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences for the list: what the role involves, and who it’s for.',
      limit: { characters: 220, why: 'the list is skimmed' },
      group: 'text',
    }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'Optional. The team, the work and how we hire. Shown above the lists.',
      required: false,
      group: 'text',
    }),
    points('responsibilities', 'Responsibilities', 'Four to six short points.'),
    points('requirements', 'Requirements', 'Only what’s really needed; each extra point puts people off.'),
    points('benefits', 'Benefits', 'Be specific: days, amounts, rules.'),
    seoField('search'),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'closing', title: 'Closing soonest first', by: [{ field: 'closesAt', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', location: 'location', closesAt: 'closesAt' },
    prepare: ({ title, summary, location, closesAt }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Untitled job',
      subtitle: subtitle(state(closesAt), languageGaps(title, summary), englishText(location)),
      media: UserIcon,
    }),
  },
})
