import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { ExpandIcon } from '@sanity/icons/Expand'
import { TagIcon } from '@sanity/icons/Tag'
import { createElement } from 'react'
import { defineField, defineType } from 'sanity'
import { BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { productChoiceFields, productChoicePreview } from '../fields/product-choice.ts'
import { isHexColor } from '../shared/product-options.ts'

const SWATCH = { width: '100%', height: '100%' }

/** A color by which shoppers filter the catalog. */
export const productColor = defineType({
  name: 'productColor',
  title: 'Colour',
  type: 'document',
  icon: ColorWheelIcon,
  description: 'A colour that products have and that shoppers filter by.',
  fields: [
    ...productChoiceFields({ type: 'productColor', example: 'Forest green' }),
    defineField({
      name: 'hex',
      title: 'Colour sample',
      type: 'string',
      description: 'Shown beside the title, e.g. “#1f5c46”.',
      validation: (rule) =>
        rule.custom<string>((hex) =>
          isHexColor(hex)
            ? true
            : 'Pick a colour, or enter “#” and six digits or letters a–f, e.g. “#1f5c46”.',
        ),
    }),
    positionField({ type: 'productColor' }),
  ],
  orderings: [BY_POSITION],
  preview: {
    select: { ...productChoicePreview.select, hex: 'hex' },
    prepare: ({ hex, ...texts }: { hex?: string }) => ({
      ...productChoicePreview.prepare(texts),
      ...(isHexColor(hex) && { media: createElement('span', { style: { ...SWATCH, background: hex } }) }),
    }),
  },
})

/** A size by which shoppers filter the catalog. */
export const productSize = defineType({
  name: 'productSize',
  title: 'Size',
  type: 'document',
  icon: ExpandIcon,
  description: 'A size that products have and that shoppers filter by.',
  fields: [
    ...productChoiceFields({ type: 'productSize', example: 'EU 42' }),
    positionField({ type: 'productSize', description: 'Sort from small to large.' }),
  ],
  orderings: [BY_POSITION],
  preview: productChoicePreview,
})

/** A tag that highlights products. */
export const productTag = defineType({
  name: 'productTag',
  title: 'Product tag',
  type: 'document',
  icon: TagIcon,
  description: 'A word that highlights products, such as “New” or “Handmade”.',
  fields: productChoiceFields({ type: 'productTag', example: 'Limited edition' }),
  preview: productChoicePreview,
})
