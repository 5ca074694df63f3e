import { defineQuery } from 'groq'
import type { Schema } from 'sanity'
import { OPEN_RETURN_STATES } from '#schemas/shared/returns.ts'
import { LOW_STOCK, SOLD_OUT } from '../structure/shop-filters.ts'
import type { DocumentStub } from './audit-content.ts'
import { EMPTY_TEXTS } from './empty-texts.ts'

/** Open work: documents that match a filter. */
export interface WorkList {
  id: string
  title: string
  /** GROQ, for the perspective `raw`. */
  filter: string
  /** GROQ, such as `placedAt asc`. */
  order: string
  /** Path of the list in Studio. */
  path: string
  /** What would be in the list, and how it gets there. */
  empty: string
}

/** The documents of a list. */
export interface WorkItems {
  count: number
  /** The first documents. */
  items: DocumentStub[]
}

/** Documents shown per list; the link leads to all. */
const SHOWN_ITEMS = 5

/** Orders whose last refund is not complete. GROQ filter. */
export const OPEN_REFUNDS = '_type == "order" && refunds[-1].state in ["asked", "failed"]'

/** Events that leave a decision to the staff. */
const UNDECIDED = 'event in ["fileMissing", "short", "giftCardShort"]'

/**
 * Paid orders with a missing file or too little left on their gift card, or too little stock and nothing sent. They need a decision until a note is written after the event, or
 * they are refunded. GROQ filter.
 */
export const ORDERS_TO_DECIDE = `_type == "order" && (
  (state in ["paid", "fulfilled"] && count(history[event in ["fileMissing", "giftCardShort"]]) > 0) || (state == "paid" && "short" in history[].event)
) && coalesce(notes[-1].at, "") < history[${UNDECIDED}][-1].at`
/** Orders with a return that staff have to work on. GROQ filter. */
export const OPEN_RETURNS = `_type == "order" && count(returns[state in ${JSON.stringify(OPEN_RETURN_STATES)}]) > 0`

/** Unpublished changes of products. GROQ filter for the perspective `raw`. */
export const PRODUCT_DRAFTS = '_type == "product" && _id in path("drafts.**")'

const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

/** Published codes that shoppers can enter now. GROQ filter for the perspective `raw`. */
export const CODES_IN_USE = `_type == "discount" && defined(code) && ${isPublished} &&
  (!defined(from) || dateTime(from) <= dateTime(now())) && (!defined(until) || dateTime(until) > dateTime(now()))`

export const NEW_INQUIRIES: WorkList = {
  id: 'inquiries',
  title: 'New inquiries',
  filter: '_type == "inquiry" && state == "new"',
  order: 'receivedAt desc',
  path: '/structure/inquiries;new',
  empty: EMPTY_TEXTS.inquiries,
}

/** The lists of a merchandiser, most urgent first. */
export const SHOP_LISTS: readonly WorkList[] = [
  {
    id: 'orders',
    title: 'Orders ready to fulfil',
    filter: '_type == "order" && state == "paid"',
    order: 'placedAt asc',
    path: '/structure/orders;paid',
    empty: EMPTY_TEXTS.orders,
  },
  {
    id: 'decisions',
    title: 'Orders to decide on',
    filter: ORDERS_TO_DECIDE,
    order: 'placedAt asc',
    path: '/structure/orders;decisions',
    empty: EMPTY_TEXTS.decisions,
  },
  {
    id: 'returns',
    title: 'Open returns',
    filter: OPEN_RETURNS,
    order: 'placedAt asc',
    path: '/structure/orders;returns',
    empty: EMPTY_TEXTS.returns,
  },
  {
    id: 'refunds',
    title: 'Refunds to check',
    filter: OPEN_REFUNDS,
    order: 'placedAt desc',
    path: '/structure/orders;refunds',
    empty: EMPTY_TEXTS.refunds,
  },
  {
    id: 'reviews',
    title: 'Reviews to approve',
    filter: '_type == "review" && state == "pending"',
    order: 'submittedAt asc',
    path: '/structure/reviews;pending',
    empty: EMPTY_TEXTS.reviews,
  },
  {
    id: 'sold-out',
    title: 'Sold out',
    filter: SOLD_OUT,
    order: '_updatedAt desc',
    path: '/structure/shop;sold-out',
    empty: EMPTY_TEXTS.soldOut,
  },
  {
    id: 'low-stock',
    title: 'Low stock',
    filter: LOW_STOCK,
    order: 'available asc',
    path: '/structure/shop;running-low',
    empty: EMPTY_TEXTS.lowStock,
  },
  {
    id: 'product-drafts',
    title: 'Product drafts',
    filter: PRODUCT_DRAFTS,
    order: '_updatedAt desc',
    path: '/structure/shop;product-drafts',
    empty: EMPTY_TEXTS.productDrafts,
  },
  {
    id: 'codes',
    title: 'Codes in use',
    filter: CODES_IN_USE,
    order: 'code asc',
    path: '/structure/shop;discounts;codes-in-use',
    empty: EMPTY_TEXTS.codes,
  },
]

/** Returns one query for the counts and first documents of lists, by id. Perspective: raw. */
export const workListsQuery = (lists: readonly WorkList[]): string =>
  `{${lists
    .map(
      ({ id, filter, order }) =>
        `"${id}": {"count": count(*[${filter}]), "items": *[${filter}] | order(${order}) [0...${SHOWN_ITEMS}] {_id, _type}}`,
    )
    .join(', ')}}`

/** Returns the documents of a list with their number. */
export const toWorkItems = (documents: readonly DocumentStub[]): WorkItems => ({
  count: documents.length,
  items: documents.slice(0, SHOWN_ITEMS),
})

/** Drafts of the types `$types`, newest first. Perspective: raw. */
export const draftsQuery = defineQuery(
  `*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) [0...200] {_id, _type}`,
)

/** Documents of the types `$types` published since `$since`. */
export const RECENTLY_PUBLISHED: WorkList = {
  id: 'recent',
  title: 'Published in the last 7 days',
  filter: `_type in $types && ${isPublished} && _updatedAt > $since`,
  order: '_updatedAt desc',
  path: '/structure/to-do;recently-published',
  empty: EMPTY_TEXTS.recentlyPublished,
}

/** Everything that an audit of the content needs. Perspective: raw. */
export const AUDIT_QUERY = `{
  "documents": *[_type in $types && !(_id in path("versions.**"))],
  "targets": *[_type in $targetTypes && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] {
    _id, _type, "address": coalesce(path.current, slug.current, source), slugs, "topic": topic->slug.current
  }
}`

/** Returns the start of the last seven days, as ISO 8601. */
export const weekBefore = (now: number): string => new Date(now - 7 * 86_400_000).toISOString()

/** Types whose documents are computed, and those of Media, which are no work of editors. */
const UNSHOWN_TYPES = /^(sanity\.|system\.|media\.|productReviews$)/

/** Returns the document types that the activity shows: those that Studio can open. */
export const listActivityTypes = (schema: Pick<Schema, 'get' | 'getTypeNames'>): string[] =>
  schema
    .getTypeNames()
    .filter((name) => schema.get(name)?.type?.name === 'document' && !UNSHOWN_TYPES.test(name))
