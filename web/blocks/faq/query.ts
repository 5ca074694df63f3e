import { groq } from 'next-sanity'
import { z } from 'zod'
import { flag, listOf, text } from '#web/sanity/parse.ts'
import { richTextSchema } from '#web/sanity/portable-text/rich-text.ts'
import { groupFields, groupSchema } from '#web/sanity/queries/groups.ts'
import { localized, richTextFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

const oneFaqFields = groq`
  "id": _id,
  "question": ${localized('question')},
  "answer": ${richTextFields('answer')},
  "category": category->{ ${groupFields} }
`

/** Fields of the block: the chosen questions, those of its category, or all. */
export const faqFields = groq`
  ${sectionFields},
  "grouped": !defined(faqs[0]) && !defined(category._ref),
  "faqs": select(
    count(faqs) > 0 => faqs[]->{ ${oneFaqFields} },
    defined(category._ref) => *[_type == "faq" && category._ref == ^.category._ref]
      | order(order asc, _id asc) { ${oneFaqFields} },
    *[_type == "faq"] | order(order asc, _id asc) { ${oneFaqFields} }
  )
`

const oneFaqSchema = z.object({
  id: z.string(),
  question: text,
  answer: richTextSchema.refine((answer) => answer.length > 0),
  category: groupSchema.nullable().catch(null),
})

/** A question with its answer. */
export type Faq = z.output<typeof oneFaqSchema>

export const faqSchema = sectionSchema('faqBlock').extend({
  grouped: flag(false),
  faqs: listOf(oneFaqSchema),
})
