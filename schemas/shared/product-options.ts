/** The kinds of products. Keys are stored, titles are for Studio; the same below. */
export const PRODUCT_KINDS = [
  { key: 'physical', title: 'Physical, shipped to the customer' },
  { key: 'digital', title: 'Digital, downloaded by the customer' },
] as const

/** For zod schemas. */
export const PRODUCT_KIND_KEYS = PRODUCT_KINDS.map(({ key }) => key)

/** Product sizes in ascending order. */
export const PRODUCT_SIZES = [
  { key: 'oneSize', title: 'One size' },
  { key: 'xs', title: 'XS' },
  { key: 's', title: 'S' },
  { key: 'm', title: 'M' },
  { key: 'l', title: 'L' },
  { key: 'xl', title: 'XL' },
] as const

/** A product size. */
export type ProductSize = (typeof PRODUCT_SIZES)[number]['key']

/** For zod schemas. */
export const PRODUCT_SIZE_KEYS = PRODUCT_SIZES.map(({ key }) => key)

/** Product tags; a product has at most one. */
export const PRODUCT_TAGS = [
  { key: 'new', title: 'New' },
  { key: 'bestseller', title: 'Bestseller' },
  { key: 'limited', title: 'Limited' },
  { key: 'handmade', title: 'Handmade' },
] as const

/** For zod schemas. */
export const PRODUCT_TAG_KEYS = PRODUCT_TAGS.map(({ key }) => key)

/** The gender a product is made for. */
export const GENDERS = [
  { key: 'everyone', title: 'Everyone' },
  { key: 'women', title: 'Women' },
  { key: 'men', title: 'Men' },
] as const

/** For zod schemas. */
export const GENDER_KEYS = GENDERS.map(({ key }) => key)

/** Product colors with their swatches. */
export const COLORS = [
  { key: 'green', title: 'Green', hex: '#1f5c46' },
  { key: 'blue', title: 'Blue', hex: '#2f5d8a' },
  { key: 'red', title: 'Red', hex: '#a63d3d' },
  { key: 'brass', title: 'Brass', hex: '#b08d4a' },
  { key: 'clay', title: 'Clay', hex: '#b5765a' },
  { key: 'sand', title: 'Sand', hex: '#d8c9a8' },
  { key: 'white', title: 'White', hex: '#f4f3ef' },
  { key: 'grey', title: 'Grey', hex: '#8b908d' },
  { key: 'black', title: 'Black', hex: '#1c1f1e' },
] as const

/** A product color. */
export type Color = (typeof COLORS)[number]['key']

/** For zod schemas. */
export const COLOR_KEYS = COLORS.map(({ key }) => key)

/** Tax classes; the shop settings hold their rates. */
export const TAX_CLASSES = [
  { id: 'standard', title: 'Standard rate' },
  { id: 'zero', title: 'Zero rate' },
] as const
