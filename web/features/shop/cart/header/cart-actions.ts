import { createTranslator, type Messages } from 'next-intl'
import type { Translator } from '#web/i18n/translator.ts'
import { formatMoney } from '#web/lib/money.ts'
import type { AddToCartSource, ButtonProduct } from '#web/ui/shop-buttons.tsx'
import { ownPrice } from '../../pricing/sale.ts'
import { lineErrorText } from '../line-error-text.ts'
import { addLine, toggleWishlistItem } from '../model/cart.ts'
import { cartForPage } from '../model/demo-shop.ts'
import type { Shop } from '../shop.ts'
import { isolateName, showErrorToast, showToast } from '../state/cart-toasts.ts'
import { fetchCheckedCart } from '../state/fetch-checked-cart.ts'
import { areItemsUnsaved, cartStore, wishlistStore } from '../state/stores.ts'

/**
 * Adds units of a product to the cart and says so at once. Then checks its stock and price, and says what has changed since the page was
 * rendered.
 */
export async function addToCart(
  product: ButtonProduct,
  quantity: number,
  source: AddToCartSource,
  shop: Shop,
  messages: Messages,
): Promise<void> {
  const texts = createTranslator({ locale: shop.locale, messages, namespace: 'cart' })
  const { number, title } = product
  const limit = shop.limits[source]
  const before = cartForPage(location.pathname, cartStore.read(), shop.samples)
  const { cart, outcome } = addLine(before, { id: number, quantity }, limit)
  if (outcome === 'limit') return showErrorToast(texts('limit', { count: limit }))
  if (outcome === 'full') return showErrorToast(texts('full'))
  if (outcome !== 'added') return
  cartStore.write(cart)
  const name = isolateName(title, shop)
  await showToast('success', texts('added', { product: name }))
  if (areItemsUnsaved()) await showErrorToast(texts('notSaved'))
  const total = cart.lines.find(({ id }) => id === number)?.quantity ?? quantity
  const change = await findChange(product, total, { texts, shop })
  if (change) await showErrorToast(texts('changedSince', { product: name, change }))
}

/** Returns what has changed about a product in the cart, in words; null if nothing has, or if the site does not respond. */
async function findChange(
  { number, price }: ButtonProduct,
  quantity: number,
  { texts, shop: { locale, limits } }: { texts: Translator<'cart'>; shop: Shop },
): Promise<string | null> {
  const checked = await fetchCheckedCart([{ productId: number, quantity }], [], locale)
  const [line] = checked?.lines ?? []
  if (!checked || !line) return null
  const { product, state } = line
  if (state !== 'ok') return lineErrorText(texts, state, { product, limit: limits.detail })
  if (!product || price === undefined) return null
  const { reduced } = ownPrice(product, checked.now)
  const money = (minor: number) => formatMoney(minor, product.currency, { locale })
  return price === reduced ? null : texts('priceChanged', { before: money(price), after: money(reduced) })
}

/** The most product names in a toast. */
const NAMES_MAX = 5

/** Says which products of this browser the account's full cart or wishlist has no room for, because they vanish from it. */
export async function reportOmitted(
  list: 'cart' | 'wishlist',
  products: readonly string[],
  shop: Shop,
  messages: Messages,
): Promise<void> {
  const { locale } = shop
  const texts = createTranslator({ locale, messages })
  const named = products.slice(0, NAMES_MAX).map((productId) => ({ productId, quantity: 1 }))
  const checked = await fetchCheckedCart(named, [], locale)
  const titles = new Map(checked?.lines.map(({ productId, product }) => [productId, product?.name]))
  const names = named.map(({ productId }) => isolateName(titles.get(productId) ?? productId, shop))
  const joined = new Intl.ListFormat(locale, { type: 'unit' }).format(names)
  const values = {
    count: products.length,
    products: products.length > NAMES_MAX ? `${joined} …` : joined,
  }
  await showErrorToast(texts(`${list}.omitted`, values))
}

/** Adds a product to the wishlist, or removes it, and shows the result. */
export async function toggleWishlist(
  { number, title }: ButtonProduct,
  shop: Shop,
  messages: Messages,
): Promise<void> {
  const { items, outcome } = toggleWishlistItem(wishlistStore.read(), number)
  const texts = createTranslator({ locale: shop.locale, messages, namespace: 'wishlist' })
  if (outcome === 'full') return showErrorToast(texts('full'))
  wishlistStore.write({ items })
  await showToast('success', texts(outcome, { product: isolateName(title, shop) }))
  const cart = createTranslator({ locale: shop.locale, messages, namespace: 'cart' })
  if (outcome === 'added' && areItemsUnsaved()) await showErrorToast(cart('notSaved'))
}
