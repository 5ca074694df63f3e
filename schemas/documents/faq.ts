import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { localizedRichText, localizedString } from '../fields/localized.ts'
import { BY_CATEGORY, BY_POSITION } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A frequently asked question and our answer, for “Questions and answers” blocks.',
  fields: [
    localizedString({
      name: 'question',
      title: 'Question',
      description: 'Phrase it as a visitor would, with a question mark.',
      limit: { characters: 120, why: 'it’s a line to click on' },
    }),
    localizedRichText({
      name: 'answer',
      title: 'Answer',
      description: 'Answer in the first sentence, then explain. Search engines may show it, too.',
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      description: 'The category under which it appears.',
      to: [{ type: 'faqCategory' }],
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    positionField({ type: 'faq', description: 'Order within its category.' }),
  ],
  orderings: [BY_CATEGORY, BY_POSITION],
  preview: {
    select: { question: 'question', answer: 'answer', category: 'category.title' },
    prepare: ({ question, answer, category }: Record<string, unknown>) => ({
      title: englishText(question) ?? 'Untitled question',
      subtitle: subtitle(englishText(category), languageGaps(question, answer)),
    }),
  },
})
