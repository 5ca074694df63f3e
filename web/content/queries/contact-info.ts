import { defineQuery } from 'next-sanity'
import { localized } from '../projections.ts'

/** How the company can be reached; the address that receives inquiries is not public. */
export const contactInfoQuery = defineQuery(`*[_id == "contactInfo"][0] {
  "officeName": ${localized('officeName')},
  "address": ${localized('address')},
  phone,
  email,
  "weekdayHours": ${localized('weekdayHours')},
  "weekendHours": ${localized('weekendHours')},
  "supportHours": ${localized('supportHours')},
  "responsePromise": ${localized('responsePromise')}
}`)
