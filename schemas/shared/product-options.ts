export const PRODUCT_KINDS = [
  { value: 'physical', title: 'Physical, shipped to the customer' },
  { value: 'digital', title: 'Digital, downloaded by the customer' },
] as const

export const PRODUCT_KIND_VALUES = PRODUCT_KINDS.map(({ value }) => value)

export const GENDERS = [
  { value: 'everyone', title: 'Everyone' },
  { value: 'women', title: 'Women' },
  { value: 'men', title: 'Men' },
] as const

export const GENDER_VALUES = GENDERS.map(({ value }) => value)

/** Returns whether a value is the hex code of a color, such as `#1f5c46`. */
export const isHexColor = (value: string | undefined): boolean => /^#[0-9a-f]{6}$/i.test(value ?? '')

/** Tax classes; the shop settings hold their rates. */
export const TAX_CLASSES = [
  { value: 'standard', title: 'Standard rate' },
  { value: 'zero', title: 'Zero rate' },
] as const
