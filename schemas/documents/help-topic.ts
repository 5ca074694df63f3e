import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { iconField } from '../fields/icon.ts'
import { localizedString, localizedText } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { routedFields } from '../fields/routed.ts'
import { iconPreview } from '../preview/routed.ts'

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
    iconField({ description: 'The icon on its card.', group: 'content' }),
    positionField({ type: 'helpTopic', group: 'content' }),
    seoField('search'),
  ],
  orderings: [BY_POSITION],
  preview: iconPreview('helpTopic', 'Untitled topic', HelpCircleIcon),
})
