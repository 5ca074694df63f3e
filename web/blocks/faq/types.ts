import type { RichText } from '#web/content/rich-text-types.ts'
import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { FaqCategory } from '#schemas/shared/faq-categories.ts'

/** A question with its answer. */
export interface Faq {
  id: string
  question: string
  answer: RichText
  category: FaqCategory
}

/** Questions: the chosen ones, those of a category, or all; only all of them are shown in groups. */
export interface FaqContent extends BlockBase, SectionHead {
  type: 'faqBlock'
  grouped: boolean
  faqs: Faq[]
}
