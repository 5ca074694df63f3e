export const PRODUCT_KINDS = [
  { value: 'physical', title: 'Physical, shipped to the customer' },
  { value: 'digital', title: 'Digital, downloaded by the customer' },
] as const

export const PRODUCT_KIND_VALUES = PRODUCT_KINDS.map(({ value }) => value)

/** Product sizes in ascending order. */
export const PRODUCT_SIZES = [
  { value: 'oneSize', title: 'One size' },
  { value: 'xs', title: 'XS' },
  { value: 's', title: 'S' },
  { value: 'm', title: 'M' },
  { value: 'l', title: 'L' },
  { value: 'xl', title: 'XL' },
] as const

export type ProductSize = (typeof PRODUCT_SIZES)[number]['value']

export const PRODUCT_SIZE_VALUES = PRODUCT_SIZES.map(({ value }) => value)

/** Product tags; a product has at most one. */
export const PRODUCT_TAGS = [
  { value: 'new', title: 'New' },
  { value: 'bestseller', title: 'Bestseller' },
  { value: 'limited', title: 'Limited' },
  { value: 'handmade', title: 'Handmade' },
] as const

export const PRODUCT_TAG_VALUES = PRODUCT_TAGS.map(({ value }) => value)

export const GENDERS = [
  { value: 'everyone', title: 'Everyone' },
  { value: 'women', title: 'Women' },
  { value: 'men', title: 'Men' },
] as const

export const GENDER_VALUES = GENDERS.map(({ value }) => value)

/** Product colors with their swatches. */
export const COLORS = [
  { value: 'green', title: 'Green', hex: '#1f5c46' },
  { value: 'blue', title: 'Blue', hex: '#2f5d8a' },
  { value: 'red', title: 'Red', hex: '#a63d3d' },
  { value: 'brass', title: 'Brass', hex: '#b08d4a' },
  { value: 'clay', title: 'Clay', hex: '#b5765a' },
  { value: 'sand', title: 'Sand', hex: '#d8c9a8' },
  { value: 'white', title: 'White', hex: '#f4f3ef' },
  { value: 'grey', title: 'Grey', hex: '#8b908d' },
  { value: 'black', title: 'Black', hex: '#1c1f1e' },
] as const

export type Color = (typeof COLORS)[number]['value']

export const COLOR_VALUES = COLORS.map(({ value }) => value)

/** Tax classes; the shop settings hold their rates. */
export const TAX_CLASSES = [
  { value: 'standard', title: 'Standard rate' },
  { value: 'zero', title: 'Zero rate' },
] as const
