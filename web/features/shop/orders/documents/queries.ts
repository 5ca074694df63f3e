import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { getDefaultSiteName } from '#web/sanity/queries/site-name.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { SellerQueryResult } from '#web/sanity/types.generated.ts'

const sellerQuery: Query<SellerQueryResult> = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')},
  "legalName": ${localized('seller.legalName')},
  "address": ${localized('seller.address')},
  "companyNumber": seller.companyNumber,
  "taxNumber": seller.taxNumber,
  "email": seller.email,
  "note": ${localized('seller.note')}
}`)

const sellerSchema = z.object({
  siteName: optionalText,
  legalName: optionalText,
  address: optionalText,
  companyNumber: optionalText,
  taxNumber: optionalText,
  email: optionalText,
  note: optionalText,
})

/** The seller's details, in the language of the page. */
export type Seller = z.output<typeof sellerSchema> & { siteName: string }

/** Returns the seller's details in one language; empty ones if there are no site settings. */
export async function readSeller(locale: LocaleId): Promise<Seller> {
  const seller = await fetchContent({ query: sellerQuery, params: { locale }, schema: sellerSchema })
  const found = seller ?? sellerSchema.parse({})
  return { ...found, siteName: found.siteName ?? getDefaultSiteName() }
}
