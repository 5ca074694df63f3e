import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { iconField } from '../fields/icon.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { positionField } from '../fields/position.ts'
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
  description: 'A topic in the help centre. Its page lists all articles on it.',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    localizedString({
      name: 'title',
      title: 'Title',
      description: 'What its articles have in common, in the user’s words.',
      limit: { characters: 48, why: 'longer titles don’t fit on its card' },
      group: 'content',
    }),
    ...routedFields({ type: 'helpTopic', group: 'content' }),
    localizedText({
      name: 'summary',
      title: 'Summary',
      description: 'One sentence for its card.',
      limit: { characters: 160, why: 'cards in a row should have the same height' },
      group: 'content',
    }),
    iconField({ description: 'The icon on its card.', required: true, group: 'content' }),
    positionField({ type: 'helpTopic', group: 'content' }),
    seoField('search'),
  ],
  orderings: [
    { name: 'position', title: 'Position on the site', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'title', summary: 'summary', slug: 'slug.current', icon: 'icon' },
    prepare: ({ title, summary, slug, icon }: Record<string, unknown>) => ({
      title: englishText(title as Localized) ?? 'Untitled topic',
      subtitle: subtitle(
        languageGaps(title as Localized, summary as Localized),
        typeof slug === 'string' && `/help/${slug}`,
      ),
      media: drawnIcon(icon, HelpCircleIcon),
    }),
  },
})
