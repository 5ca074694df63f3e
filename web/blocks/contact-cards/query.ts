import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { blockSchema } from '../base.ts'

/** Public fields of `contactInfo`, without the address that receives inquiries. */
const contactInfoFields = groq`
  "officeName": ${localized('officeName')},
  "address": ${localized('address')},
  phone,
  email,
  "weekdayHours": ${localized('weekdayHours')},
  "weekendHours": ${localized('weekendHours')},
  "supportHours": ${localized('supportHours')},
  "responsePromise": ${localized('responsePromise')}
`

/** Fields of the block, and the contact details. */
export const contactCardsFields = groq`
  "heading": ${localized('heading')},
  "info": *[_id == "contactInfo"][0] { ${contactInfoFields} }
`

/** Parses `contactInfoFields`. */
const contactInfoSchema = z.object({
  officeName: optionalText,
  address: optionalText,
  phone: optionalText,
  email: optionalText,
  weekdayHours: optionalText,
  weekendHours: optionalText,
  supportHours: optionalText,
  responsePromise: optionalText,
})

/** The company's contact details; empty fields are null. */
export type ContactInfo = z.output<typeof contactInfoSchema>

export const contactCardsSchema = blockSchema('contactCardsBlock').extend({
  heading: optionalText,
  /** A missing document is empty. */
  info: withFallback(contactInfoSchema, contactInfoSchema.parse({})),
})
