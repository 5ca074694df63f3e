import { TagsIcon } from '@sanity/icons/Tags'
import { defineArrayMember, defineField } from 'sanity'
import { localizedText } from '../fields/localized.ts'
import { sectionHead } from '../fields/section-head.ts'
import { checkListedOnce } from '../validation/listed-once.ts'
import { defineBlock } from './define-block.ts'

export const pricingTableBlock = defineBlock({
  name: 'pricingTableBlock',
  title: 'Pricing',
  icon: TagsIcon,
  description: 'Plans side by side, with a switch between monthly and yearly prices.',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'plans',
      title: 'Plans',
      type: 'array',
      description: 'Optional. Choose plans and drag them into order. If empty, all are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'pricingPlan' }] })],
      validation: (rule) => [
        rule.custom<unknown[]>(checkListedOnce('This plan is listed twice. Remove one.')),
        rule.max(4).warning('Use up to four plans; more don’t fit side by side.'),
      ],
    }),
    localizedText({
      name: 'note',
      title: 'Small print',
      description: 'Optional. Tax, currencies, notice periods and other fine print.',
      required: false,
    }),
  ],
})
