import { groq } from 'next-sanity'
import { z } from 'zod'
import { optionalText } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { blockBase } from '../base.ts'
import type { ContactCardsContent, ContactInfo } from './types.ts'

/** What visitors may know of `contactInfo`; the address that receives inquiries is not among it. */
export const contactInfoFields = groq`
  "officeName": ${localized('officeName')},
  "address": ${localized('address')},
  phone,
  email,
  "weekdayHours": ${localized('weekdayHours')},
  "weekendHours": ${localized('weekendHours')},
  "supportHours": ${localized('supportHours')},
  "responsePromise": ${localized('responsePromise')}
`

/** What the cards need: their own heading, and the contact details. */
export const contactCardsFields = groq`
  "heading": ${localized('heading')},
  "info": *[_id == "contactInfo"][0] { ${contactInfoFields} }
`

/** Contact details of which nothing is filled in. */
const NOTHING: ContactInfo = {
  officeName: null,
  address: null,
  phone: null,
  email: null,
  weekdayHours: null,
  weekendHours: null,
  supportHours: null,
  responsePromise: null,
}

/** Parses `contactInfoFields`; a missing document counts as an empty one. */
export const parseContactInfo = z
  .object({
    officeName: optionalText,
    address: optionalText,
    phone: optionalText,
    email: optionalText,
    weekdayHours: optionalText,
    weekendHours: optionalText,
    supportHours: optionalText,
    responsePromise: optionalText,
  })
  .catch(NOTHING) satisfies z.ZodType<ContactInfo>

/** Parses the cards. */
export const parseContactCards = z.object({
  ...blockBase('contactCardsBlock'),
  heading: optionalText,
  info: parseContactInfo,
}) satisfies z.ZodType<ContactCardsContent>
