/** The views of the cart block. */
export const CART_VIEWS = [
  { value: 'cart', title: 'Editable cart' },
  { value: 'empty', title: 'Empty cart' },
  { value: 'checkout', title: 'Checkout' },
] as const

/** A view of the cart block. */
export type CartView = (typeof CART_VIEWS)[number]['value']
