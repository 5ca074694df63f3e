import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineType } from 'sanity'
import { choiceField } from '../fields/choices.ts'
import { localizedRichText, localizedString } from '../fields/localized.ts'
import { BY_CATEGORY, BY_POSITION, LAST_EDITED } from '../fields/orderings.ts'
import { positionField } from '../fields/position.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { englishText, languageGaps, subtitle } from '../preview/localized.ts'
import { FAQ_CATEGORIES } from '../shared/content-choices.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A frequently asked question and our answer, for FAQ blocks.',
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
    choiceField({
      name: 'category',
      title: 'Category',
      description: 'The category under which it appears.',
      list: FAQ_CATEGORIES,
      required: 'Choose a category.',
    }),
    positionField({ type: 'faq', description: 'Order within its category.' }),
  ],
  orderings: [BY_CATEGORY, BY_POSITION, LAST_EDITED],
  preview: {
    select: { question: 'question', answer: 'answer', category: 'category' },
    prepare: ({ question, answer, category }: Record<string, unknown>) => ({
      title: englishText(question) ?? 'Untitled question',
      subtitle: subtitle(choiceTitle(FAQ_CATEGORIES, category), languageGaps(question, answer)),
    }),
  },
})
