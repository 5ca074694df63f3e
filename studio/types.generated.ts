import type {
  CategoryReference,
  Sale,
  ProductVariant,
  ProductPrice,
  MinorUnits,
  LocalizedSlugs,
  Figure,
  InternationalizedArrayString,
  InternationalizedArrayText,
  Slug,
} from '#schemas/shared/documents.generated.ts'

// Source: studio/components/catalog/fetch-catalog.ts
// Variable: productsQuery
// Query: *[_type == "product" && !(_id in path("versions.**")) && _id > $after] | order(_id asc) [0...1000] {  _id, _rev, title, summary, label, slug, category, currency, price, prices, sale, taxClass, kind, colours, sizes, gender, tag, order, variants, cover, images}
export type ProductsQueryResult = Array<{
  _id: string
  _rev: string
  title: InternationalizedArrayString | null
  summary: InternationalizedArrayText | null
  label: InternationalizedArrayString | null
  slug: Slug | null
  category: CategoryReference | null
  currency: 'AED' | 'BHD' | 'CNY' | 'EUR' | 'GBP' | 'HKD' | 'JPY' | 'KWD' | 'SAR' | 'USD' | null
  price: MinorUnits | null
  prices: Array<
    {
      _key: string
    } & ProductPrice
  > | null
  sale: Sale | null
  taxClass: 'standard' | 'zero' | null
  kind: 'digital' | 'physical' | null
  colours: Array<string> | null
  sizes: Array<string> | null
  gender: 'everyone' | 'men' | 'women' | null
  tag: 'bestseller' | 'handmade' | 'limited' | 'new' | null
  order: number | null
  variants: Array<
    {
      _key: string
    } & ProductVariant
  > | null
  cover: Figure | null
  images: Array<
    {
      _key: string
    } & Figure
  > | null
}>

// Source: studio/components/catalog/fetch-catalog.ts
// Variable: inventoryQuery
// Query: *[_type == "inventory" && _id > $after] | order(_id asc) [0...1000] { _id, _rev, available, lowStockAt }
export type InventoryQueryResult = Array<{
  _id: string
  _rev: string
  available: number | null
  lowStockAt: number | null
}>

// Source: studio/components/catalog/fetch-catalog.ts
// Variable: categoriesQuery
// Query: *[_type == "category" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) { _id, title }
export type CategoriesQueryResult = Array<{
  _id: string
  title: InternationalizedArrayString | null
}>

// Source: studio/components/customer/use-customer-orders.ts
// Variable: customerOrdersQuery
// Query: *[_type == "order" && customer.uid == $uid] | order(placedAt desc) [0...500] {  _id, number, state, isWaiting, placedAt, currency, "payable": totals.payable, "paidAt": payment.paidAt,  "refunds": refunds[] { state, amount }, "items": lines[] { title, options, quantity }, "name": customer.name, "email": customer.email}
export type CustomerOrdersQueryResult = Array<{
  _id: string
  number: string
  state: 'expired' | 'failed' | 'fulfilled' | 'paid' | 'pending' | 'refunded'
  isWaiting: boolean
  placedAt: string
  currency: string
  payable: number
  paidAt: string | null
  refunds: Array<{
    state: 'asked' | 'failed' | 'made'
    amount: number
  }> | null
  items: Array<{
    title: string
    options: string | null
    quantity: number
  }>
  name: string | null
  email: string
}>

// Source: studio/components/media/asset-texts.ts
// Variable: assetTextsQuery
// Query: *[_id == $id][0].altText
export type AssetTextsQueryResult = null | string

// Source: studio/components/sales/use-paid-orders.ts
// Variable: paidOrdersQuery
// Query: *[_type == "order" && payment.paidAt >= $since] {  "paidAt": payment.paidAt, currency, "payable": totals.payable, "refunds": refunds[] { state, amount }}
export type PaidOrdersQueryResult = Array<{
  paidAt: string | null
  currency: string
  payable: number
  refunds: Array<{
    state: 'asked' | 'failed' | 'made'
    amount: number
  }> | null
}>

// Source: studio/components/search-preview/use-search-site.ts
// Variable: searchSiteQuery
// Query: *[_id == "siteSettings"][0] {  siteName, tagline, defaultSeo { description },  "topic": *[_type == "helpTopic" && _id == $topic][0] { slug, slugs },  "image": coalesce(*[_type == "sanity.imageAsset" && _id == $image][0].url, defaultSeo.image.asset->url)}
export type SearchSiteQueryResult =
  | {
      siteName: null
      tagline: null
      defaultSeo: null
      topic: {
        slug: Slug | null
        slugs: LocalizedSlugs | null
      } | null
      image: string | null
    }
  | {
      siteName: InternationalizedArrayString | null
      tagline: InternationalizedArrayString | null
      defaultSeo: {
        description: InternationalizedArrayText | null
      } | null
      topic: {
        slug: Slug | null
        slugs: LocalizedSlugs | null
      } | null
      image: string | null
    }
  | null

// Source: studio/home/health.ts
// Variable: orderHealthQuery
// Query: {  "unpaid": count(*[_type == "order" && state == "pending" && isWaiting != true && placedAt < $dayAgo]),  "unsentEmails": count(*[_type == "order" && (mail.state == "refused" || count(mails[state == "refused"]) > 0)])}
export type OrderHealthQueryResult = {
  unpaid: number
  unsentEmails: number
}

// Query TypeMap
declare global {
  interface SanityQueries {
    '*[_type == "product" && !(_id in path("versions.**")) && _id > $after] | order(_id asc) [0...1000] {\n  _id, _rev, title, summary, label, slug, category, currency, price, prices, sale, taxClass, kind, colours, sizes, gender, tag, order, variants, cover, images\n}': ProductsQueryResult
    '*[_type == "inventory" && _id > $after] | order(_id asc) [0...1000] { _id, _rev, available, lowStockAt }': InventoryQueryResult
    '*[_type == "category" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) { _id, title }': CategoriesQueryResult
    '*[_type == "order" && customer.uid == $uid] | order(placedAt desc) [0...500] {\n  _id, number, state, isWaiting, placedAt, currency, "payable": totals.payable, "paidAt": payment.paidAt,\n  "refunds": refunds[] { state, amount }, "items": lines[] { title, options, quantity }, "name": customer.name, "email": customer.email\n}': CustomerOrdersQueryResult
    '*[_id == $id][0].altText': AssetTextsQueryResult
    '*[_type == "order" && payment.paidAt >= $since] {\n  "paidAt": payment.paidAt, currency, "payable": totals.payable, "refunds": refunds[] { state, amount }\n}': PaidOrdersQueryResult
    '*[_id == "siteSettings"][0] {\n  siteName, tagline, defaultSeo { description },\n  "topic": *[_type == "helpTopic" && _id == $topic][0] { slug, slugs },\n  "image": coalesce(*[_type == "sanity.imageAsset" && _id == $image][0].url, defaultSeo.image.asset->url)\n}': SearchSiteQueryResult
    '{\n  "unpaid": count(*[_type == "order" && state == "pending" && isWaiting != true && placedAt < $dayAgo]),\n  "unsentEmails": count(*[_type == "order" && (mail.state == "refused" || count(mails[state == "refused"]) > 0)])\n}': OrderHealthQueryResult
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module '@sanity/client' {
  interface SanityQueries extends globalThis.SanityQueries {}
}
