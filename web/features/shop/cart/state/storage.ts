/** The local storage key of the cart; also the event that announces changes in this tab. */
export const CART_KEY = 'meridian.cart'

/** The local storage key and change event of the wishlist. */
export const WISHLIST_KEY = 'meridian.wishlist'

/** The local storage key of the account's items as last synced; absent until a customer signs in. */
export const SYNCED_KEY = 'meridian.synced'

/** The local storage key of the pending checkout. */
export const CHECKOUT_KEY = 'meridian.checkout'

/** The local storage key and change event of the products viewed last. */
export const VIEWED_KEY = 'meridian.viewed'
