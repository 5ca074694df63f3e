/** The sizes in which goods come, from the smallest to the largest. */
export const PRODUCT_SIZES = [
  { key: 'oneSize', title: 'One size' },
  { key: 'xs', title: 'XS' },
  { key: 's', title: 'S' },
  { key: 'm', title: 'M' },
  { key: 'l', title: 'L' },
  { key: 'xl', title: 'XL' },
] as const

/** The key of a size. */
export type ProductSize = (typeof PRODUCT_SIZES)[number]['key']

/** The keys alone, as parsers take them. */
export const PRODUCT_SIZE_KEYS = PRODUCT_SIZES.map(({ key }) => key) as [ProductSize, ...ProductSize[]]
