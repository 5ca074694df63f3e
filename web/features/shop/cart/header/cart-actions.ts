import { createTranslator, type Messages } from 'next-intl'
import type { AddToCartSource, ButtonProduct } from '#web/ui/shop-buttons.tsx'
import { addLine, toggleWishlistItem } from '../model/cart.ts'
import { cartForPage } from '../model/demo-shop.ts'
import type { Shop } from '../shop.ts'
import { isolateName, showErrorToast, showToast } from '../state/cart-toasts.ts'
import { cartStore, wishlistStore } from '../state/stores.ts'

/** Adds units of a product to the cart and shows the result. */
export async function addToCart(
  { number, title }: ButtonProduct,
  quantity: number,
  source: AddToCartSource,
  shop: Shop,
  messages: Messages,
): Promise<void> {
  const texts = createTranslator({ locale: shop.locale, messages, namespace: 'cart' })
  const limit = shop.limits[source]
  const before = cartForPage(location.pathname, cartStore.read(), shop.samples)
  const { cart, outcome } = addLine(before, { id: number, quantity }, limit)
  if (outcome === 'limit') return showErrorToast(texts('limit', { count: limit }))
  if (outcome !== 'added') return
  cartStore.write(cart)
  await showToast('success', texts('added', { product: isolateName(title, shop) }))
}

/** Adds a product to the wishlist, or removes it, and shows the result. */
export async function toggleWishlist(
  { number, title }: ButtonProduct,
  shop: Shop,
  messages: Messages,
): Promise<void> {
  const items = toggleWishlistItem(wishlistStore.read(), number)
  wishlistStore.write({ items })
  const key = items.includes(number) ? 'added' : 'removed'
  const texts = createTranslator({ locale: shop.locale, messages, namespace: 'wishlist' })
  await showToast('success', texts(key, { product: isolateName(title, shop) }))
}
