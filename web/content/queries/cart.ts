import { defineQuery, groq } from 'next-sanity'
import { addressFields, imageFields, localized } from '../projections.ts'
import { saleFields } from '../sale.ts'

/** The rules of the shop, as `parseShopSettings` takes them. */
export const shopSettingsFields = groq`
  quantityOptions, detailLimit, listLimit, serviceCharge, currency, payingCurrencies,
  firstCurrencies { zh, en, ar },
  taxRates { standard, zero },
  "samples": sampleItems[] { "id": product->slug.current, quantity }
`

/** The rules of the shop. */
export const shopSettingsQuery = defineQuery(`*[_id == "shopSettings"][0] { ${shopSettingsFields} }`)

/** Goods by their numbers, in one language, with what is left of them; and by what they are priced. */
export const cartQuery = defineQuery(`{
  "goods": *[_type == "product" && slug.current in $numbers] {
    "id": slug.current,
    "title": ${localized('title')},
    "href": { ${addressFields} },
    "image": coalesce(cover, images[0]) { ${imageFields} },
    price, currency, prices[] { currency, amount }, ${saleFields}, taxClass, kind,
    "available": *[_id == "inventory-" + ^._id][0].available
  },
  "settings": *[_id == "shopSettings"][0] { ${shopSettingsFields} },
  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }
}`)
