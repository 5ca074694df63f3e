import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField } from 'sanity'
import { chosenField } from '../fields/common.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const faqBlock = defineBlock({
  name: 'faqBlock',
  title: 'Questions and answers',
  icon: HelpCircleIcon,
  description: 'Expandable questions and answers, grouped by category.',
  detail: 'category.title',
  fields: [
    ...sectionHead(),
    chosenField({
      name: 'faqs',
      title: 'Questions',
      type: 'faq',
      description: 'Optional. Choose questions and drag them into order.',
    }),
    defineField({
      name: 'category',
      title: 'Or an entire category',
      type: 'reference',
      description: 'Optional. Used if no questions are chosen. If both are empty, all questions are shown.',
      to: [{ type: 'faqCategory' }],
      hidden: ({ parent }) => ((parent as { faqs?: unknown[] } | undefined)?.faqs?.length ?? 0) > 0,
    }),
  ],
})
