import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { routedFields } from '../fields/routed.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { drawnIcon } from '../preview/drawn-icon.ts'
import type { Localized } from '../validation/localized.ts'

/** A service the company offers. Its address is `/services/{slug}`. */
export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  icon: CaseIcon,
  description: 'A service we offer. It appears as a card on the home page and has a page of its own.',
  groups: [
    { name: 'card', title: 'Card', default: true },
    { name: 'page', title: 'Its page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'The name of the service, as it stands on its card and page.',
      limit: { characters: 48, why: 'longer titles break the card into three lines' },
      group: 'card',
    }),
    ...routedFields({ type: 'service', group: 'card' }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences for the card: what the client gets.',
      limit: { characters: 180, why: 'cards in one row should be of one height' },
      group: 'card',
    }),
    iconField({ description: 'The drawing on the card.', group: 'card' }),
    defineField({
      name: 'order',
      title: 'Position',
      type: 'number',
      description:
        'Services are shown from the smallest number to the largest. Steps of ten leave room between.',
      group: 'card',
      validation: (rule) => [
        rule.required().error('Write a number, for example 90 to put it last.'),
        rule.integer().min(0).error('Write a whole number, 0 or more.'),
      ],
    }),
    defineField({
      name: 'highlights',
      title: 'What is included',
      type: 'array',
      description: 'Three to six short points for the page of the service.',
      group: 'page',
      of: [defineArrayMember({ type: 'checklistItem' })],
      validation: (rule) => rule.max(6).warning('Keep at most six points: a longer list is not read.'),
    }),
    localizedRichText({
      name: 'body',
      title: 'Text of its page',
      description: 'Optional. What the service is, how we work, what the client receives.',
      required: false,
      group: 'page',
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the page of the service appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: [
    { name: 'position', title: 'Position on the site', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'address', title: 'Address, A to Z', by: [{ field: 'slug.current', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', slug: 'slug.current', icon: 'icon' },
    prepare: ({ title, summary, slug, icon }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Service without a title',
      subtitle: subtitle(
        languageGaps(title as Localized, summary as Localized),
        typeof slug === 'string' && `/services/${slug}`,
      ),
      media: drawnIcon(icon, CaseIcon),
    }),
  },
})
