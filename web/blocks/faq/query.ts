import { groq } from 'next-sanity'
import { z } from 'zod'
import { choice, flag, listOf, text } from '#web/content/parse.ts'
import { localized, richTextFields, sectionFields } from '#web/content/projections.ts'
import { parseRichText } from '#web/content/rich-text.ts'
import { FAQ_CATEGORY_IDS } from '#schemas/shared/faq-categories.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { FaqContent } from './types.ts'

const oneFaqFields = groq`
  "id": _id,
  "question": ${localized('question')},
  "answer": ${richTextFields('answer')},
  category
`

/** What the block needs: the questions chosen, those of its category, or all of them. */
export const faqFields = groq`
  ${sectionFields},
  "grouped": !defined(faqs[0]) && !defined(category),
  "faqs": select(
    count(faqs) > 0 => faqs[]->{ ${oneFaqFields} },
    defined(category) => *[_type == "faq" && category == ^.category] | order(order asc, _id asc) { ${oneFaqFields} },
    *[_type == "faq"] | order(order asc, _id asc) { ${oneFaqFields} }
  )
`

/** Parses the block; questions without an answer are left out. */
export const parseFaq = z.object({
  ...blockBase('faqBlock'),
  ...sectionHead,
  grouped: flag(false),
  faqs: listOf(
    z.object({
      id: z.string(),
      question: text,
      answer: parseRichText.refine((answer) => answer.length > 0),
      category: choice(FAQ_CATEGORY_IDS, 'general'),
    }),
  ),
}) satisfies z.ZodType<FaqContent>
