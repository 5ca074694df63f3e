import { TagsIcon } from '@sanity/icons/Tags'
import { defineArrayMember, defineField } from 'sanity'
import { localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** Plans side by side, with a switch between paying by the month and by the year. */
export const pricingTableBlock = defineBlock({
  name: 'pricingTableBlock',
  title: 'Prices',
  icon: TagsIcon,
  description: 'Plans side by side, with a switch between monthly and yearly prices.',
  heading: 'heading',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'Optional. Choose plans and drag them into order. Left empty, all plans are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'pricingPlan' }] })],
      validation: (rule) => [
        rule.unique().error('Each plan once: take the second one out.'),
        rule.max(4).warning('Show at most four plans: more do not stand side by side.'),
      ],
    }),
    localizedText({
      name: 'note',
      title: 'Small print',
      description: 'Optional. Tax, currencies, notice: what people ask before they sign.',
      required: false,
    }),
  ],
})
