import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineField, defineType } from 'sanity'
import { seoField } from '../fields/common.ts'
import { iconField } from '../fields/icon.ts'
import { listedPageGroups, pointsField, summaryField, titleFields } from '../fields/listed-page.ts'
import { localizedRichText } from '../fields/localized.ts'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { iconPreview } from '../preview/routed.ts'

/** A feature of the product. Its address is `/saas/features/{slug}`. */
export const feature = defineType({
  name: 'feature',
  title: 'Feature',
  type: 'document',
  icon: BlockElementIcon,
  description: 'A product feature. It appears in lists and has its own page.',
  groups: listedPageGroups(),
  fields: [
    ...titleFields('feature', {
      description: 'The name of the feature, in two to four words.',
      limit: { characters: 40, why: 'longer titles wrap onto three lines' },
    }),
    summaryField({
      description: 'One or two sentences on what people can do with it.',
      limit: { characters: 180, why: 'items in a row should have the same height' },
    }),
    iconField({ description: 'The icon next to the title.', group: 'card' }),
    positionField({ type: 'feature', group: 'card' }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'figure',
      description: 'Optional. A picture of the feature. If empty, the site shows an illustration.',
      group: 'page',
    }),
    pointsField({
      name: 'benefits',
      title: 'Benefits',
      description: 'Three to six short points on how it helps people.',
    }),
    localizedRichText({
      name: 'body',
      title: 'Page text',
      description: 'What the feature does, how it works, and what it doesn’t do.',
      required: false,
      group: 'page',
    }),
    seoField('search'),
  ],
  orderings: [BY_POSITION],
  preview: iconPreview('feature', 'Untitled feature', BlockElementIcon),
})
