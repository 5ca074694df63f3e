import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { localizedRichText, localizedString, localizedText } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { drawnIcon } from '../preview/drawn-icon.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import type { Localized } from '../validation/localized.ts'

/** A feature of the product. Its address is `/saas/features/{slug}`. */
export const feature = defineType({
  name: 'feature',
  title: 'Feature',
  type: 'document',
  icon: BlockElementIcon,
  description: 'A feature of the product: an entry in lists, and a page of its own.',
  groups: [
    { name: 'card', title: 'In lists', default: true },
    { name: 'page', title: 'Its page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What the feature is called, in two to four words.',
      limit: { characters: 40, why: 'longer titles break into three lines' },
      group: 'card',
    }),
    ...routedFields({ type: 'feature', group: 'card' }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences: what people can do with it.',
      limit: { characters: 180, why: 'entries of one row should be of one height' },
      group: 'card',
    }),
    iconField({ description: 'The drawing beside the title.', group: 'card' }),
    positionField({
      description: 'Features are shown from the smallest number to the largest.',
      group: 'card',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'figure',
      description: 'Optional. The feature as one sees it. Without one, the site shows its own drawing.',
      group: 'page',
    }),
    defineField({
      name: 'benefits',
      title: 'Benefits',
      type: 'array',
      description: 'Three to six short points: what changes for the people who use it.',
      group: 'page',
      of: [defineArrayMember({ type: 'checklistItem' })],
      validation: (rule) => rule.max(6).warning('Keep at most six points: a longer list is not read.'),
    }),
    localizedRichText({
      name: 'body',
      title: 'Text of its page',
      description: 'What the feature does, how it works, and what it leaves to people.',
      required: false,
      group: 'page',
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'How the page of the feature appears in search results and when it is shared.',
      group: 'search',
      options: { collapsed: false },
    }),
  ],
  orderings: positionOrderings,
  preview: {
    select: { title: 'title', summary: 'summary', slug: 'slug.current', icon: 'icon' },
    prepare: ({ title, summary, slug, icon }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Feature without a title',
      subtitle: subtitle(
        languageGaps(title as Localized, summary as Localized),
        typeof slug === 'string' && `/saas/features/${slug}`,
      ),
      media: drawnIcon(icon, BlockElementIcon),
    }),
  },
})
