import type {
  CategoryReference,
  Currency,
  Figure,
  InternationalizedArrayString,
  InternationalizedArrayText,
  LocalizedSlugs,
  MinorUnits,
  ProductColorReference,
  ProductPrice,
  ProductSizeReference,
  ProductTagReference,
  ProductVariant,
  Sale,
  Slug,
} from '#schemas/shared/documents.generated.ts'

// Source: studio/actions/add-redirects.ts
// Variable: replacedRedirectsQuery
// Query: *[_type == "redirect" && source in $sources]._id
export type ReplacedRedirectsQueryResult = Array<string>

// Source: studio/actions/products.tsx
// Variable: referrersQuery
// Query: *[references($id) && !(_type in ["inventory", "review", "productReviews"])] | order(_type asc) [0...20] {  _id, _type, "title": coalesce(title[language == "en"][0].value, title)}
export type ReferrersQueryResult = Array<
  | {
      _id: string
      _type: 'author'
      title: null
    }
  | {
      _id: string
      _type: 'caseStudy'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'category'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'contactInfo'
      title: null
    }
  | {
      _id: string
      _type: 'customer'
      title: null
    }
  | {
      _id: string
      _type: 'customerStory'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'deliveryMethod'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'department'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'discount'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'exchangeRates'
      title: null
    }
  | {
      _id: string
      _type: 'faq'
      title: null
    }
  | {
      _id: string
      _type: 'faqCategory'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'feature'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'giftCard'
      title: null
    }
  | {
      _id: string
      _type: 'helpArticle'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'helpTopic'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'inquiry'
      title: null
    }
  | {
      _id: string
      _type: 'integration'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'integrationCategory'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'inventory'
      title: null
    }
  | {
      _id: string
      _type: 'job'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'media.folder'
      title: null
    }
  | {
      _id: string
      _type: 'media.tag'
      title: null
    }
  | {
      _id: string
      _type: 'menu'
      title: string | null
    }
  | {
      _id: string
      _type: 'order'
      title: null
    }
  | {
      _id: string
      _type: 'page'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'post'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'postCategory'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'pricingPlan'
      title: null
    }
  | {
      _id: string
      _type: 'product'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'productColor'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'productReviews'
      title: null
    }
  | {
      _id: string
      _type: 'productSize'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'productTag'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'project'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'redirect'
      title: null
    }
  | {
      _id: string
      _type: 'review'
      title: null
    }
  | {
      _id: string
      _type: 'sanity.fileAsset'
      title: string | null
    }
  | {
      _id: string
      _type: 'sanity.imageAsset'
      title: string | null
    }
  | {
      _id: string
      _type: 'service'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'shopSettings'
      title: null
    }
  | {
      _id: string
      _type: 'siteSettings'
      title: null
    }
  | {
      _id: string
      _type: 'stockRequest'
      title: null
    }
  | {
      _id: string
      _type: 'tag'
      title: InternationalizedArrayString | string | null
    }
  | {
      _id: string
      _type: 'teamMember'
      title: null
    }
  | {
      _id: string
      _type: 'testimonial'
      title: null
    }
  | {
      _id: string
      _type: 'translation'
      title: null
    }
>

// Source: studio/actions/products.tsx
// Variable: dependentsQuery
// Query: {  "versions": *[sanity::versionOf($id)]._id,  "stocks": *[_type == "inventory" && product._ref == $id]._id,  "reviews": *[_type == "review" && product._ref == $id]._id}
export type DependentsQueryResult = {
  versions: Array<string>
  stocks: Array<string>
  reviews: Array<string>
}

// Source: studio/actions/publish.tsx
// Variable: helpTopicsQuery
// Query: *[_type == "helpTopic" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{_id, slug, slugs}
export type HelpTopicsQueryResult = Array<{
  _id: string
  slug: Slug | null
  slugs: LocalizedSlugs | null
}>

// Source: studio/components/bulk-edit/use-targets.ts
// Variable: targetsQuery
// Query: *[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id asc) [0...1000] {_id, title, name}
export type TargetsQueryResult = Array<
  | {
      _id: string
      title: null
      name: null
    }
  | {
      _id: string
      title: InternationalizedArrayString | null
      name: null
    }
  | {
      _id: string
      title: string | null
      name: null
    }
  | {
      _id: string
      title: null
      name: InternationalizedArrayString | null
    }
  | {
      _id: string
      title: null
      name: Slug | null
    }
  | {
      _id: string
      title: null
      name: string | null
    }
>

// Source: studio/components/catalog/fetch-catalog.ts
// Variable: productsQuery
// Query: *[_type == "product" && !(_id in path("versions.**")) && _id > $after] | order(_id asc) [0...1000] {  _id, _rev, title, summary, label, slug, category, currency, price, prices, sale, taxClass, kind, colors, sizes, gender, tag, order, variants, cover, images}
export type ProductsQueryResult = Array<{
  _id: string
  _rev: string
  title: InternationalizedArrayString | null
  summary: InternationalizedArrayText | null
  label: InternationalizedArrayString | null
  slug: Slug | null
  category: CategoryReference | null
  currency: Currency | null
  price: MinorUnits | null
  prices: Array<
    {
      _key: string
    } & ProductPrice
  > | null
  sale: Sale | null
  taxClass: 'standard' | 'zero' | null
  kind: 'digital' | 'physical' | null
  colors: Array<
    {
      _key: string
    } & ProductColorReference
  > | null
  sizes: Array<
    {
      _key: string
    } & ProductSizeReference
  > | null
  gender: 'everyone' | 'men' | 'women' | null
  tag: ProductTagReference | null
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

// Source: studio/components/catalog/fetch-catalog.ts
// Variable: productChoicesQuery
// Query: *[_type in ["productColor", "productSize", "productTag"] && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc, slug.current asc) { "id": _id, "type": _type, "slug": slug.current }
export type ProductChoicesQueryResult = Array<
  | {
      id: string
      type: 'productColor'
      slug: string | null
    }
  | {
      id: string
      type: 'productSize'
      slug: string | null
    }
  | {
      id: string
      type: 'productTag'
      slug: string | null
    }
>

// Source: studio/components/customer/customer-view.tsx
// Variable: customerOrdersQuery
// Query: *[_type == "order" && customer.uid == $uid] | order(placedAt desc) [0...500] {  _id, number, state, isWaiting, placedAt, currency, "payable": totals.payable, "missing": giftCard.missing, "paidAt": payment.paidAt,  "refunds": refunds[] { state, amount, giftCardAmount }, "items": lines[] { title, options, quantity }, "name": customer.name, "email": customer.email}
export type CustomerOrdersQueryResult = Array<{
  _id: string
  number: string
  state: 'expired' | 'failed' | 'fulfilled' | 'paid' | 'pending' | 'refunded'
  isWaiting: boolean
  placedAt: string
  currency: string
  payable: number
  missing: number | null
  paidAt: string | null
  refunds: Array<{
    state: 'asked' | 'failed' | 'made'
    amount: number
    giftCardAmount: number | null
  }> | null
  items: Array<{
    title: string
    options: string | null
    quantity: number
  }>
  name: string | null
  email: string
}>

// Source: studio/components/gift-card/gift-card-view.tsx
// Variable: giftCardOrdersQuery
// Query: *[_type == "order" && giftCard.card == $card] | order(placedAt desc) {  _id, number, state, placedAt, currency, giftCard, "refunds": refunds[] { _key, state, at, giftCardAmount }}
export type GiftCardOrdersQueryResult = Array<{
  _id: string
  number: string
  state: 'expired' | 'failed' | 'fulfilled' | 'paid' | 'pending' | 'refunded'
  placedAt: string
  currency: string
  giftCard: {
    card: string
    ending: string
    amount: number
    missing?: number
  } | null
  refunds: Array<{
    _key: string
    state: 'asked' | 'failed' | 'made'
    at: string
    giftCardAmount: number | null
  }> | null
}>

// Source: studio/components/media/asset-texts.ts
// Variable: assetTextsQuery
// Query: *[_id == $id][0].altText
export type AssetTextsQueryResult = null | string

// Source: studio/components/reviews/moderate-review.ts
// Variable: approvedReviewsQuery
// Query: {  "revision": *[_id == "reviews-" + $product][0]._rev,  "products": *[_id in [$product, "drafts." + $product] || _id in path("versions.*." + $product)]._id,  "stars": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review].stars,  "newest": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review]    | order(submittedAt desc) [0...30] { _id, stars, text, language, name, submittedAt, isVerified }}
export type ApprovedReviewsQueryResult = {
  revision: string | null
  products: Array<string>
  stars: Array<number>
  newest: Array<{
    _id: string
    stars: number
    text: string
    language: 'ar' | 'en' | 'zh'
    name: string | null
    submittedAt: string
    isVerified: boolean
  }>
}

// Source: studio/components/sales/use-paid-orders.ts
// Variable: paidOrdersQuery
// Query: *[_type == "order" && payment.paidAt >= $since] {  "paidAt": payment.paidAt, currency, "payable": totals.payable, "missing": giftCard.missing,  "refunds": refunds[] { state, amount, giftCardAmount }}
export type PaidOrdersQueryResult = Array<{
  paidAt: string | null
  currency: string
  payable: number
  missing: number | null
  refunds: Array<{
    state: 'asked' | 'failed' | 'made'
    amount: number
    giftCardAmount: number | null
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

// Source: studio/components/stock/stock-view.tsx
// Variable: waitingQuery
// Query: count(*[_type == "stockRequest" && inventory == $stock])
export type WaitingQueryResult = number

// Source: studio/home/health.ts
// Variable: orderHealthQuery
// Query: {  "unpaid": count(*[_type == "order" && state == "pending" && isWaiting != true && placedAt < $dayAgo]),  "unsentEmails": count(*[_type == "order" && (mail.state == "refused" || count(mails[state == "refused"]) > 0)])}
export type OrderHealthQueryResult = {
  unpaid: number
  unsentEmails: number
}

// Source: studio/home/work-lists.ts
// Variable: draftsQuery
// Query: *[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) [0...200] {_id, _type}
export type DraftsQueryResult = Array<
  | {
      _id: string
      _type: 'author'
    }
  | {
      _id: string
      _type: 'caseStudy'
    }
  | {
      _id: string
      _type: 'category'
    }
  | {
      _id: string
      _type: 'contactInfo'
    }
  | {
      _id: string
      _type: 'customer'
    }
  | {
      _id: string
      _type: 'customerStory'
    }
  | {
      _id: string
      _type: 'deliveryMethod'
    }
  | {
      _id: string
      _type: 'department'
    }
  | {
      _id: string
      _type: 'discount'
    }
  | {
      _id: string
      _type: 'exchangeRates'
    }
  | {
      _id: string
      _type: 'faq'
    }
  | {
      _id: string
      _type: 'faqCategory'
    }
  | {
      _id: string
      _type: 'feature'
    }
  | {
      _id: string
      _type: 'giftCard'
    }
  | {
      _id: string
      _type: 'helpArticle'
    }
  | {
      _id: string
      _type: 'helpTopic'
    }
  | {
      _id: string
      _type: 'inquiry'
    }
  | {
      _id: string
      _type: 'integration'
    }
  | {
      _id: string
      _type: 'integrationCategory'
    }
  | {
      _id: string
      _type: 'inventory'
    }
  | {
      _id: string
      _type: 'job'
    }
  | {
      _id: string
      _type: 'media.folder'
    }
  | {
      _id: string
      _type: 'media.tag'
    }
  | {
      _id: string
      _type: 'menu'
    }
  | {
      _id: string
      _type: 'order'
    }
  | {
      _id: string
      _type: 'page'
    }
  | {
      _id: string
      _type: 'post'
    }
  | {
      _id: string
      _type: 'postCategory'
    }
  | {
      _id: string
      _type: 'pricingPlan'
    }
  | {
      _id: string
      _type: 'product'
    }
  | {
      _id: string
      _type: 'productColor'
    }
  | {
      _id: string
      _type: 'productReviews'
    }
  | {
      _id: string
      _type: 'productSize'
    }
  | {
      _id: string
      _type: 'productTag'
    }
  | {
      _id: string
      _type: 'project'
    }
  | {
      _id: string
      _type: 'redirect'
    }
  | {
      _id: string
      _type: 'review'
    }
  | {
      _id: string
      _type: 'sanity.fileAsset'
    }
  | {
      _id: string
      _type: 'sanity.imageAsset'
    }
  | {
      _id: string
      _type: 'service'
    }
  | {
      _id: string
      _type: 'shopSettings'
    }
  | {
      _id: string
      _type: 'siteSettings'
    }
  | {
      _id: string
      _type: 'stockRequest'
    }
  | {
      _id: string
      _type: 'tag'
    }
  | {
      _id: string
      _type: 'teamMember'
    }
  | {
      _id: string
      _type: 'testimonial'
    }
  | {
      _id: string
      _type: 'translation'
    }
>

// Query TypeMap
declare global {
  interface SanityQueries {
    '*[_type == "redirect" && source in $sources]._id': ReplacedRedirectsQueryResult
    '*[references($id) && !(_type in ["inventory", "review", "productReviews"])] | order(_type asc) [0...20] {\n  _id, _type, "title": coalesce(title[language == "en"][0].value, title)\n}': ReferrersQueryResult
    '{\n  "versions": *[sanity::versionOf($id)]._id,\n  "stocks": *[_type == "inventory" && product._ref == $id]._id,\n  "reviews": *[_type == "review" && product._ref == $id]._id\n}': DependentsQueryResult
    '*[_type == "helpTopic" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{_id, slug, slugs}': HelpTopicsQueryResult
    '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id asc) [0...1000] {_id, title, name}': TargetsQueryResult
    '*[_type == "product" && !(_id in path("versions.**")) && _id > $after] | order(_id asc) [0...1000] {\n  _id, _rev, title, summary, label, slug, category, currency, price, prices, sale, taxClass, kind, colors, sizes, gender, tag, order, variants, cover, images\n}': ProductsQueryResult
    '*[_type == "inventory" && _id > $after] | order(_id asc) [0...1000] { _id, _rev, available, lowStockAt }': InventoryQueryResult
    '*[_type == "category" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) { _id, title }': CategoriesQueryResult
    '*[_type in ["productColor", "productSize", "productTag"] && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc, slug.current asc) { "id": _id, "type": _type, "slug": slug.current }': ProductChoicesQueryResult
    '*[_type == "order" && customer.uid == $uid] | order(placedAt desc) [0...500] {\n  _id, number, state, isWaiting, placedAt, currency, "payable": totals.payable, "missing": giftCard.missing, "paidAt": payment.paidAt,\n  "refunds": refunds[] { state, amount, giftCardAmount }, "items": lines[] { title, options, quantity }, "name": customer.name, "email": customer.email\n}': CustomerOrdersQueryResult
    '*[_type == "order" && giftCard.card == $card] | order(placedAt desc) {\n  _id, number, state, placedAt, currency, giftCard, "refunds": refunds[] { _key, state, at, giftCardAmount }\n}': GiftCardOrdersQueryResult
    '*[_id == $id][0].altText': AssetTextsQueryResult
    '{\n  "revision": *[_id == "reviews-" + $product][0]._rev,\n  "products": *[_id in [$product, "drafts." + $product] || _id in path("versions.*." + $product)]._id,\n  "stars": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review].stars,\n  "newest": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review]\n    | order(submittedAt desc) [0...30] { _id, stars, text, language, name, submittedAt, isVerified }\n}': ApprovedReviewsQueryResult
    '*[_type == "order" && payment.paidAt >= $since] {\n  "paidAt": payment.paidAt, currency, "payable": totals.payable, "missing": giftCard.missing,\n  "refunds": refunds[] { state, amount, giftCardAmount }\n}': PaidOrdersQueryResult
    '*[_id == "siteSettings"][0] {\n  siteName, tagline, defaultSeo { description },\n  "topic": *[_type == "helpTopic" && _id == $topic][0] { slug, slugs },\n  "image": coalesce(*[_type == "sanity.imageAsset" && _id == $image][0].url, defaultSeo.image.asset->url)\n}': SearchSiteQueryResult
    'count(*[_type == "stockRequest" && inventory == $stock])': WaitingQueryResult
    '{\n  "unpaid": count(*[_type == "order" && state == "pending" && isWaiting != true && placedAt < $dayAgo]),\n  "unsentEmails": count(*[_type == "order" && (mail.state == "refused" || count(mails[state == "refused"]) > 0)])\n}': OrderHealthQueryResult
    '*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) [0...200] {_id, _type}': DraftsQueryResult
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module '@sanity/client' {
  interface SanityQueries extends globalThis.SanityQueries {}
}
