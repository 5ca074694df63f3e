import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField } from 'sanity'
import { FAQ_CATEGORIES } from '../shared/faq-categories.ts'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

/** Questions that open to their answers. */
export const faqBlock = defineBlock({
  name: 'faqBlock',
  title: 'Questions and answers',
  icon: HelpCircleIcon,
  description: 'Questions that open to their answers, one at a time, grouped by what they are about.',
  heading: 'heading',
  detail: 'category',
  fields: [
    ...sectionHead(),
    defineField({
      name: 'faqs',
      title: 'Questions',
      type: 'array',
      description: 'Optional. Choose questions and drag them into order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
      validation: (rule) => rule.unique().error('Each question once: take the second one out.'),
    }),
    defineField({
      name: 'category',
      title: 'Or a whole category',
      type: 'string',
      description:
        'Optional. Without chosen questions, all of this category are shown; without both, all there are.',
      options: { list: FAQ_CATEGORIES.map(({ id, title }) => ({ title, value: id })) },
      hidden: ({ parent }) => ((parent as { faqs?: unknown[] } | undefined)?.faqs?.length ?? 0) > 0,
    }),
  ],
})
