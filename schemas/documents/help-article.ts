import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { positionField } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { checkListedOnce } from '../validation/listed-once.ts'

/** Instructions for one task. Its address is `/help/{topic}/{slug}`. */
export const helpArticle = defineType({
  name: 'helpArticle',
  title: 'Help article',
  type: 'document',
  icon: BookIcon,
  description: 'Instructions for one task, or the answer to one question, in the help centre.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'place', title: 'Location' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The task in the user’s words, e.g. “Open a ticket”.',
      limit: { characters: 70, why: 'search engines cut it off' },
      group: 'content',
    }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'The answer in one sentence, for lists and search results.',
      limit: { characters: 180, why: 'lists are skimmed' },
      group: 'content',
    }),
    localizedRichText({
      name: 'body',
      title: 'Text',
      description: 'Use numbered steps with one action each. Headings form the table of contents.',
      group: 'content',
    }),
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'reference',
      description:
        'The topic is part of the web address. If you change it, the old address still leads here.',
      group: 'place',
      to: [{ type: 'helpTopic' }],
      validation: (rule) => rule.required().error('Choose a topic.'),
    }),
    ...routedFields({ type: 'helpArticle', group: 'place' }),
    positionField({ type: 'helpArticle', description: 'Order within its topic.', group: 'place' }),
    defineField({
      name: 'related',
      title: 'Related articles',
      type: 'array',
      description: 'Optional. Up to three articles that people often need next.',
      group: 'place',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'helpArticle' }] })],
      validation: (rule) => [
        rule.custom<unknown[]>(checkListedOnce('This article is listed twice. Remove one.')),
        rule.max(3).warning('Use up to three.'),
      ],
    }),
    seoField('search'),
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
  ],
  preview: {
    select: { title: 'title', summary: 'summary', topic: 'topic.title' },
    prepare: ({ title, summary, topic }: Record<string, unknown>) => ({
      title: englishText(title) ?? 'Untitled article',
      subtitle: subtitle(languageGaps(title, summary), englishText(topic) ?? 'No topic'),
      media: BookIcon,
    }),
  },
})
