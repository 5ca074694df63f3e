import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block. */
export const officesFields = groq`
  ${sectionFields},
  offices[] {
    "key": _key,
    "name": ${localized('name')},
    "address": ${localized('address')},
    phone,
    email,
    "hours": ${localized('hours')}
  }
`

/** Parses the block. */
export const officesSchema = z.object({
  ...blockBase('officesBlock'),
  ...sectionHead,
  offices: listOf(
    z.object({
      key: z.string(),
      name: text,
      address: optionalText,
      phone: optionalText,
      email: optionalText,
      hours: optionalText,
    }),
  ),
})

/** The offices side by side. */
export type OfficesContent = z.output<typeof officesSchema>
