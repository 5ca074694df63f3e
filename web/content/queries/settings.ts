import { defineQuery } from 'next-sanity'
import { imageFields, linkFields, localized, seoFields } from '../projections.ts'

/** Who sells, as invoices name them, in one language. */
export const sellerQuery = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')},
  "legalName": ${localized('seller.legalName')},
  "address": ${localized('seller.address')},
  "companyNumber": seller.companyNumber,
  "taxNumber": seller.taxNumber,
  "email": seller.email,
  "note": ${localized('seller.note')}
}`)

/** What is the same on every page, in one language. */
export const siteSettingsQuery = defineQuery(`*[_id == "siteSettings"][0] {
  "siteName": ${localized('siteName')},
  "tagline": ${localized('tagline')},
  "description": ${localized('description')},
  "copyright": ${localized('copyright')},
  logoLight { ${imageFields} },
  logoDark { ${imageFields} },
  socialLinks[] { platform, url },
  docsUrl,
  topBar {
    showThemeSwitch, showSignUp, showBuyNow, showFloatingSearch, showSearchInput, showCart,
    buyNowLink { ${linkFields} }
  },
  defaultSeo { ${seoFields} }
}`)
