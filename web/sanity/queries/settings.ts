import { defineQuery } from 'next-sanity'
import type { Query } from '../typed-query.ts'
import type { SellerQueryResult, SiteSettingsQueryResult } from '../types.generated.ts'
import { linkFields, localized, plainImageFields, seoFields } from './projections.ts'

/** The seller on invoices, in one language. */
export const sellerQuery: Query<SellerQueryResult> = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')},
  "legalName": ${localized('seller.legalName')},
  "address": ${localized('seller.address')},
  "companyNumber": seller.companyNumber,
  "taxNumber": seller.taxNumber,
  "email": seller.email,
  "note": ${localized('seller.note')}
}`)

/** The site settings in one language. */
export const siteSettingsQuery: Query<SiteSettingsQueryResult> = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')},
  "tagline": ${localized('tagline')},
  "description": ${localized('description')},
  "copyright": ${localized('copyright')},
  logoLight { ${plainImageFields} },
  logoDark { ${plainImageFields} },
  socialLinks[] { platform, url },
  docsUrl,
  topBar {
    showThemeSwitch, showSignUp, showBuyNow, showFloatingSearch, showSearchInput, showCart,
    buyNowLink { ${linkFields} }
  },
  defaultSeo { ${seoFields} }
}`)
