/** How a page shows the cart. */
export const CART_FACES = [
  { value: 'cart', title: 'To be changed' },
  { value: 'empty', title: 'As an empty one' },
  { value: 'checkout', title: 'To be looked through and ordered' },
] as const

/** How a page shows the cart. */
export type CartFace = (typeof CART_FACES)[number]['value']
