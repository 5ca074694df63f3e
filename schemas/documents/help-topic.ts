import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { routedFields } from '../fields/routed.ts'
import { drawnIcon } from '../preview/drawn-icon.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A subject of the help centre. Its address is `/help/{slug}`. */
export const helpTopic = defineType({
  name: 'helpTopic',
  title: 'Help topic',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A subject of the help centre. Its page lists the articles that name it as their topic.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What the articles below have in common, in the words of those who ask.',
      limit: { characters: 48, why: 'longer titles break its card' },
      group: 'content',
    }),
    ...routedFields({ type: 'helpTopic', group: 'content' }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One sentence for its card.',
      limit: { characters: 160, why: 'cards in one row should be of one height' },
      group: 'content',
    }),
    iconField({ description: 'The drawing on its card.', required: true, group: 'content' }),
    defineField({
      name: 'order',
      title: 'Position',
      type: 'number',
      description:
        'Topics are shown from the smallest number to the largest. Steps of ten leave room between.',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Write a number, for example 70 to put it last.'),
        rule.integer().min(0).error('Write a whole number, 0 or more.'),
      ],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the topic appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    { name: 'position', title: 'Position on the site', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', slug: 'slug.current', icon: 'icon' },
    prepare: ({ title, summary, slug, icon }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Topic without a title',
      subtitle: subtitle(
        languageGaps(title as Localized, summary as Localized),
        typeof slug === 'string' && `/help/${slug}`,
      ),
      media: drawnIcon(icon, HelpCircleIcon),
    }),
  },
})
