import { defineQuery } from 'groq'
import type { Schema } from 'sanity'
import { isRefundable, isShippable, ORDER_STATE_VALUES } from '#schemas/shared/orders.ts'
import { OPEN_RETURN_STATES } from '#schemas/shared/returns.ts'
import { linkTargets } from '#schemas/validation/broken-links.ts'
import { LOW_STOCK, SOLD_OUT } from '../structure/shop-filters.ts'
import type { DocumentStub } from './audit-content.ts'

/** A list of work, at home and in Studio's structure. */
interface ListTexts {
  title: string
  /** Path of the list in Studio. */
  path: string
  /** What would be in the list, and how it gets there. */
  empty: string
}

/** Open work: documents that match a filter. */
export interface WorkList extends ListTexts {
  /** GROQ, for the perspective `raw`. */
  filter: string
  /** GROQ, such as `placedAt asc`. */
  order: string
}

export interface WorkItems {
  count: number
  /** The first documents. */
  items: DocumentStub[]
}

/** Documents shown per list; the link leads to all. */
const SHOWN_ITEMS = 5

/** Orders whose last refund is not complete. GROQ filter. */
const OPEN_REFUNDS = '_type == "order" && refunds[-1].state in ["asked", "failed"]'

/** States of orders, as GROQ. */
const REFUNDABLE = JSON.stringify(ORDER_STATE_VALUES.filter(isRefundable))
const SHIPPABLE = JSON.stringify(ORDER_STATE_VALUES.filter(isShippable))

/** Events that leave a decision to the staff. */
const UNDECIDED = 'event in ["fileMissing", "short", "giftCardShort"]'

/**
 * Paid orders with a missing file or too little left on their gift card, or too little stock and nothing sent. They need a decision until
 * a note is written after the event, or they are refunded. GROQ filter.
 */
const ORDERS_TO_DECIDE = `_type == "order" && (
  (state in ${REFUNDABLE} && count(history[event in ["fileMissing", "giftCardShort"]]) > 0) || (state in ${SHIPPABLE} && "short" in history[].event)
) && coalesce(notes[-1].at, "") < history[${UNDECIDED}][-1].at`

/** Orders with a return that staff have to work on. GROQ filter. */
const OPEN_RETURNS = `_type == "order" && count(returns[state in ${JSON.stringify(OPEN_RETURN_STATES)}]) > 0`

/** Unpublished changes of products. GROQ filter for the perspective `raw`. */
const PRODUCT_DRAFTS = '_type == "product" && _id in path("drafts.**")'

const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'

/** Published codes that shoppers can enter now. GROQ filter for the perspective `raw`. */
const CODES_IN_USE = `_type == "discount" && defined(code) && ${isPublished} &&
  (!defined(from) || dateTime(from) <= dateTime(now())) && (!defined(until) || dateTime(until) > dateTime(now()))`

export const NEW_INQUIRIES: WorkList = {
  title: 'New inquiries',
  filter: '_type == "inquiry" && state == "new"',
  order: 'receivedAt desc',
  path: '/structure/inquiries;new',
  empty:
    'No new inquiries. Messages and applications from the site’s forms appear here until you mark them as answered.',
}

/** The lists of a merchandiser, most urgent first. */
export const SHOP_LISTS = {
  orders: {
    title: 'Orders ready to fulfil',
    filter: `_type == "order" && state in ${SHIPPABLE}`,
    order: 'placedAt asc',
    path: '/structure/orders;paid',
    empty: 'No orders are waiting. Paid orders appear here until you mark them as sent.',
  },
  decisions: {
    title: 'Orders to decide on',
    filter: ORDERS_TO_DECIDE,
    order: 'placedAt asc',
    path: '/structure/orders;decisions',
    empty:
      'No decisions to make. A paid order appears here when a file is missing or stock or a gift card falls short, until you write a note or refund it.',
  },
  returns: {
    title: 'Open returns',
    filter: OPEN_RETURNS,
    order: 'placedAt asc',
    path: '/structure/orders;returns',
    empty: 'No open returns. Customers ask for one from their order, and it appears here.',
  },
  refunds: {
    title: 'Refunds to check',
    filter: OPEN_REFUNDS,
    order: 'placedAt desc',
    path: '/structure/orders;refunds',
    empty: 'No refunds to check. Those that failed or are still on their way appear here.',
  },
  reviews: {
    title: 'Reviews to approve',
    filter: '_type == "review" && state == "pending"',
    order: 'submittedAt asc',
    path: '/structure/reviews;pending',
    empty: 'No reviews to approve. What customers write about their purchases appears here.',
  },
  soldOut: {
    title: 'Sold out',
    filter: SOLD_OUT,
    order: '_updatedAt desc',
    path: '/structure/shop;sold-out',
    empty: 'Nothing is sold out. A product appears here when its last unit is sold.',
  },
  lowStock: {
    title: 'Low stock',
    filter: LOW_STOCK,
    order: 'available asc',
    path: '/structure/shop;running-low',
    empty:
      'Every product has enough stock. A product appears here when its stock falls to its low stock threshold.',
  },
  productDrafts: {
    title: 'Product drafts',
    filter: PRODUCT_DRAFTS,
    order: '_updatedAt desc',
    path: '/structure/shop;product-drafts',
    empty:
      'Every product is published. Edit one or add one under Products, and its draft appears here until you publish it.',
  },
  codes: {
    title: 'Codes in use',
    filter: CODES_IN_USE,
    order: 'code asc',
    path: '/structure/shop;discounts;codes-in-use',
    empty:
      'No codes in use. Add one with “New discount”: it appears here once it’s published and its start date has come.',
  },
} satisfies Record<string, WorkList>

/** The lists of a marketer that a search or the history computes. */
export const TO_DO_LISTS = {
  myDrafts: {
    title: 'My drafts',
    path: '/structure/to-do;my-drafts',
    empty:
      'You have no unpublished changes. Edit any content, and your draft appears here until it’s published.',
  },
  assigned: {
    title: 'Assigned to me',
    path: '/structure/to-do;assigned',
    empty: 'Nothing is assigned to you. When a colleague asks you to look at a draft, it appears here.',
  },
  review: {
    title: 'Ready for review',
    path: '/structure/to-do;review',
    empty: 'No drafts to review. Choose “Send to review” beside Publish, and the draft appears here.',
  },
  missingLanguages: {
    title: 'Missing languages',
    path: '/structure/to-do;missing-languages',
    empty: 'Everything is translated. Content appears here when a text lacks Chinese, English or Arabic.',
  },
  brokenLinks: {
    title: 'Broken links',
    path: '/structure/to-do;broken-links',
    empty: 'No broken links. Content appears here when a link leads to a page that is gone or unpublished.',
  },
} satisfies Record<string, ListTexts>

/** Returns one query for the counts and first documents of lists. Perspective: raw. */
export const workListsQuery = (lists: Readonly<Record<string, WorkList>>): string =>
  `{${Object.entries(lists)
    .map(
      ([key, { filter, order }]) =>
        `"${key}": {"count": count(*[${filter}]), "items": *[${filter}] | order(${order}) [0...${SHOWN_ITEMS}] {_id, _type}}`,
    )
    .join(', ')}}`

/** Returns the documents of a list with their number. */
export const toWorkItems = (documents: readonly DocumentStub[]): WorkItems => ({
  count: documents.length,
  items: documents.slice(0, SHOWN_ITEMS),
})

/** Drafts that are searched for those of a user: those of `draftsQuery`. */
export const MAX_DRAFTS = 200

/** What “My drafts” leaves out. */
export const OLDER_DRAFTS = `Only the newest ${MAX_DRAFTS} drafts of all editors are searched. Bulk edit lists the older ones.`

/** Drafts of the types `$types`, newest first. Perspective: raw. */
export const draftsQuery = defineQuery(
  `*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc) [0...200] {_id, _type}`,
)

/** Documents of the types `$types` published since `$since`. */
export const RECENTLY_PUBLISHED: WorkList = {
  title: 'Published in the last 7 days',
  filter: `_type in $types && ${isPublished} && _updatedAt > $since`,
  order: '_updatedAt desc',
  path: '/structure/to-do;recently-published',
  empty: 'Nothing was published in the last 7 days. What you and your colleagues publish appears here.',
}

/** Everything that an audit of the content needs. Perspective: raw. */
export const AUDIT_QUERY = `{
  "documents": *[_type in $types && !(_id in path("versions.**"))],
  "targets": ${linkTargets('_type in $targetTypes')}
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
