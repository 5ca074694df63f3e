import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** Instructions for one task. Its address is `/help/{topic}/{slug}`. */
export const helpArticle = defineType({
  name: 'helpArticle',
  title: 'Help article',
  type: 'document',
  icon: BookIcon,
  description: 'Instructions for one task, or the answer to one question, under a topic of the help centre.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'place', title: 'Its place' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The task in the words of those who ask, for example “Open a ticket”.',
      limit: { characters: 70, why: 'search engines cut it off' },
      group: 'content',
    }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'The answer in one sentence, for lists and search results.',
      limit: { characters: 180, why: 'lists are read at a glance' },
      group: 'content',
    }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'Steps in numbers, one action each. Headings make the table of contents.',
      group: 'content',
    }),
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'reference',
      description:
        'Where the article stands, and the first part of its address. Change it only with a redirect.',
      group: 'place',
      to: [{ type: 'helpTopic' }],
      validation: (rule) => rule.required().error('Choose the topic under which people would look for this.'),
    }),
    ...routedFields({ type: 'helpArticle', group: 'place' }),
    defineField({
      name: 'order',
      title: 'Position',
      type: 'number',
      description:
        'Within its topic, from the smallest number to the largest. Steps of ten leave room between.',
      group: 'place',
      validation: (rule) => [
        rule.required().error('Write a number, for example 40 to put it last.'),
        rule.integer().min(0).error('Write a whole number, 0 or more.'),
      ],
    }),
    defineField({
      name: 'related',
      title: 'Related articles',
      type: 'array',
      description: 'Optional. Up to three articles people often need next.',
      group: 'place',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'helpArticle' }] })],
      validation: (rule) => [
        rule.unique().error('Each article may stand here once: remove the second one.'),
        rule.max(3).warning('Keep at most three.'),
      ],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the article appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    {
      name: 'place',
      title: 'Topic, then position',
      by: [
        { field: 'topic.order', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', topic: 'topic.title' },
    prepare: ({ title, summary, topic }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Article without a title',
      subtitle: subtitle(
        languageGaps(title as Localized, summary as Localized),
        englishText(topic as Localized) ?? 'No topic yet',
      ),
      media: BookIcon,
    }),
  },
})
