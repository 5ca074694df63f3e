import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/sanity/parse.ts'
import { localized, sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

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

export const officesSchema = sectionSchema('officesBlock').extend({
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
