import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { localizedRichText, localizedString } from '../fields/localized.ts'
import { positionField, positionOrderings } from '../fields/position.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { FAQ_CATEGORIES } from '../shared/faq-categories.ts'
import type { Localized } from '../validation/localized.ts'

/** A question that is asked often, with its answer. */
export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A question that people ask often, and our answer. Blocks of questions show it.',
  fields: [
    localizedString({
      name: 'question',
      title: 'Question',
      description: 'As a visitor would ask it, with a question mark.',
      limit: { characters: 120, why: 'it is a line to click on' },
    }),
    localizedRichText({
      name: 'answer',
      title: 'Answer',
      description: 'Answer in the first sentence, explain in the next. Search engines show it, too.',
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'The group under which the site shows it.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: FAQ_CATEGORIES.map(({ id, title }) => ({ title, value: id })),
      },
      validation: (rule) => rule.required().error('Choose the group in which people look for it.'),
    }),
    positionField({
      description: 'Within its group, questions are shown from the smallest number to the largest.',
    }),
  ],
  orderings: [
    {
      name: 'category',
      title: 'Category',
      by: [
        { field: 'category', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
    ...positionOrderings,
  ],
  preview: {
    select: { question: 'question', answer: 'answer', category: 'category' },
    prepare: ({ question, answer, category }: Record<string, unknown>) => ({
      title: englishText(question as Localized) ?? 'No question yet',
      subtitle: subtitle(
        FAQ_CATEGORIES.find(({ id }) => id === category)?.title,
        languageGaps(question as Localized, answer as Localized),
      ),
    }),
  },
})
