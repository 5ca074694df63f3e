import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf, optionalText, text } from '#web/content/parse.ts'
import { localized, sectionFields } from '#web/content/projections.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { OfficesContent } from './types.ts'

/** What the offices need of their block. */
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

/** Parses the offices; those without a name are left out. */
export const parseOffices = z.object({
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
}) satisfies z.ZodType<OfficesContent>
