import { removeUnits } from '#web/features/account/saved-items/saved-items.ts'
import { readStoredText, storeText } from '#web/lib/stored-text.ts'
import { removeOrderedItems } from '../model/cart.ts'
import type { Review } from '../model/review.ts'
import { CHECKOUT_KEY } from '../state/storage.ts'
import { cartStore, syncedStore } from '../state/stores.ts'

/** Why no checkout session was opened; each has a message. `signIn` asks the shopper to sign in first. */
const CHECKOUT_ERRORS = [
  'stock',
  'limit',
  'price',
  'discount',
  'delivery',
  'currency',
  'amount',
  'openOrders',
  'payment',
  'unreachable',
  'tooMany',
] as const
export type CheckoutError = (typeof CHECKOUT_ERRORS)[number] | 'signIn'

/** Returns the message of an error. What Stripe does not charge in one currency, it may charge in another. */
export const messageOf = <Known extends CheckoutError>(
  error: Known,
  { currencies }: Pick<Review, 'currencies'>,
): Known | 'currency' => (error === 'amount' && currencies.length > 1 ? 'currency' : error)

/** The URL of the checkout session, or an error. */
export type CheckoutResult = { url: string } | { error: CheckoutError }

/** A checkout that was started: its idempotency key, content and order. */
interface PendingCheckout {
  key: string
  content: string
  orderId?: string
}

function readPendingCheckout(): PendingCheckout | null {
  try {
    const { key, content, orderId } = JSON.parse(
      readStoredText(CHECKOUT_KEY) ?? '',
    ) as Partial<PendingCheckout>
    if (typeof key !== 'string' || typeof content !== 'string') return null
    return { key, content, ...(typeof orderId === 'string' && { orderId }) }
  } catch {
    return null
  }
}

const savePendingCheckout = (value: PendingCheckout) => storeText(CHECKOUT_KEY, JSON.stringify(value))

/** Returns the idempotency key for a cart. The same cart keeps its key, so that a second click leads to the same session. */
function idempotencyKeyFor(content: string): string {
  const pending = readPendingCheckout()
  if (pending?.content === content) return pending.key
  const key = crypto.randomUUID()
  savePendingCheckout({ key, content })
  return key
}

/** Returns the result of a response; null if the order of this key is over and needs a new key. */
async function readCheckoutResponse(
  response: Response,
  content: string,
  key: string,
): Promise<CheckoutResult | null> {
  if (response.ok) {
    const { url, orderId } = (await response.json()) as { url: string; orderId: string }
    savePendingCheckout({ key, content, orderId })
    return { url }
  }
  if (response.status === 401 || response.status === 403) return { error: 'signIn' }
  if (response.status === 429) return { error: 'tooMany' }
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  if (error === 'closed') return null
  if (error === 'vanished') return { error: 'stock' }
  const knownError = CHECKOUT_ERRORS.find((known) => known === error)
  return { error: knownError ?? (response.status === 502 ? 'payment' : 'unreachable') }
}

/**
 * Creates an order from a cart and returns the URL of its checkout session.
 *
 * @param locale language of the page
 */
export async function startCheckout(review: Review, locale: string): Promise<CheckoutResult> {
  const { lines, priced, payment } = review
  const { currency } = priced
  const items = lines.map(({ id, quantity }) => ({ productId: id, quantity }))
  // Those that apply.
  const codes = [...priced.discounts, payment.giftCard].flatMap((one) => one?.code ?? [])
  const [delivery, country] = [review.delivery?.id, review.country ?? undefined]
  const order = { currency, items, codes, delivery, country }
  const request = { ...order, locale, expected: payment.due }
  // Another content is another order; `resumeOrder` compares the same fields.
  const content = JSON.stringify(order)
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const idempotencyKey = idempotencyKeyFor(content)
      const response = await fetch('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...request, idempotencyKey }),
      })
      const result = await readCheckoutResponse(response, content, idempotencyKey)
      if (result) return result
      clearPendingCheckout()
    }
  } catch {
    return { error: 'unreachable' }
  }
  return { error: 'unreachable' }
}

const clearPendingCheckout = () => storeText(CHECKOUT_KEY, null)

/**
 * Removes the items of a paid order from the cart, once, if the order was started in this browser. The account removes them itself: as a change of
 * this browser, they would take units along that another device has added since.
 */
export function finishCheckout(orderId: string, items: readonly { id: string; quantity: number }[]): void {
  if (readPendingCheckout()?.orderId !== orderId) return
  const synced = syncedStore.read()
  if (synced) {
    const { account, cart, wishlist } = synced
    syncedStore.write({ account, lines: removeUnits(cart, items), items: wishlist })
  }
  // The samples of an unused cart are not stored. Once they are ordered, it is used.
  cartStore.write(removeOrderedItems(cartStore.read() ?? { lines: [] }, items))
  clearPendingCheckout()
}
