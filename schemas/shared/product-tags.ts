/** What can be said of goods in one word; at most one of them for each. */
export const PRODUCT_TAGS = [
  { key: 'new', title: 'New' },
  { key: 'bestseller', title: 'Bestseller' },
  { key: 'limited', title: 'Limited' },
  { key: 'handmade', title: 'Made by hand' },
] as const

/** The key of a tag of goods. */
export type ProductTag = (typeof PRODUCT_TAGS)[number]['key']

/** The keys alone, as parsers take them. */
export const PRODUCT_TAG_KEYS = PRODUCT_TAGS.map(({ key }) => key) as [ProductTag, ...ProductTag[]]
