/** What reaches the buyer: a parcel, or a file. */
export const PRODUCT_KINDS = [
  { key: 'physical', title: 'A thing that is sent' },
  { key: 'digital', title: 'A file that is downloaded' },
] as const

/** The key of a kind of goods. */
export type ProductKind = (typeof PRODUCT_KINDS)[number]['key']

/** The keys alone, as parsers take them. */
export const PRODUCT_KIND_KEYS = PRODUCT_KINDS.map(({ key }) => key) as [ProductKind, ...ProductKind[]]
