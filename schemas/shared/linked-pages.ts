import { CATALOG_PATH } from './catalog.ts'

/** A page of editors that the code links to. */
export interface LinkedPage {
  path: string
  /** What the page should contain, for the editors who build it. */
  content: string
}

/** Pages that buttons of the site lead to, with what they should contain. Editors build them like all others. */
export const LINKED_PAGES: readonly LinkedPage[] = [
  { path: '/', content: 'the home page' },
  { path: '/contact', content: 'your contact details, or a “Contact form” block' },
  { path: '/shop', content: 'the start of the shop, e.g. a “Product grid” block' },
  { path: CATALOG_PATH, content: 'all products, in a “Catalog” block' },
  { path: '/cart', content: 'the cart, in a “Cart” block' },
  { path: '/shop/checkout', content: 'a “Cart” block with the view “Checkout”' },
  { path: '/account/wishlist', content: 'the wishlist, in a “Wishlist” block' },
  { path: '/terms-conditions', content: 'your terms, in a “Text” block' },
]
