import { storedText } from './keys.ts'

/** Where the order under way is noted in local storage. */
const CHECKOUT_KEY = 'meridian.checkout'

/** What is ordered, as the site is asked for it. */
export interface OrderWish {
  items: { productId: string; quantity: number }[]
  currency: string
  locale: string
  /** What the shopper sees it come to, in minor units. */
  expected: number
}

/** Why no payment page was opened; each has its own words. `signIn` means: sign in, and go on. */
export const CHECKOUT_FAULTS = ['stock', 'price', 'currency', 'payment', 'unreachable', 'tooMany'] as const
export type CheckoutFault = (typeof CHECKOUT_FAULTS)[number] | 'signIn'

/** How pressing the button ended: at the page of an order, or not. */
export type CheckoutResult = { url: string } | { fault: CheckoutFault }

/** The order under way: the key under which it is asked for, and what it is about. */
interface Noted {
  key: string
  content: string
  orderId?: string
}

function noted(): Noted | null {
  try {
    const { key, content, orderId } = JSON.parse(storedText(CHECKOUT_KEY) ?? '') as Partial<Noted>
    if (typeof key !== 'string' || typeof content !== 'string') return null
    return { key, content, ...(typeof orderId === 'string' && { orderId }) }
  } catch {
    return null
  }
}

function note(value: Noted): void {
  try {
    localStorage.setItem(CHECKOUT_KEY, JSON.stringify(value))
  } catch {
    // Where nothing can be stored, a second press places the order anew, and the first gives its stock back.
  }
}

/** The same order keeps its key, so that pressing twice, or coming back, leads to the same page. */
function keyFor(content: string): string {
  const known = noted()
  if (known?.content === content) return known.key
  const key = crypto.randomUUID()
  note({ key, content })
  return key
}

/** What the site's answer means; null where the order of this key is over and a new one is to be begun. */
async function resultOf(response: Response, content: string, key: string): Promise<CheckoutResult | null> {
  if (response.ok) {
    const { url, orderId } = (await response.json()) as { url: string; orderId: string }
    note({ key, content, orderId })
    return { url }
  }
  if (response.status === 401 || response.status === 403) return { fault: 'signIn' }
  if (response.status === 429) return { fault: 'tooMany' }
  const { error } = (await response.json().catch(() => ({}))) as { error?: string }
  if (error === 'closed') return null
  if (error === 'vanished') return { fault: 'stock' }
  const fault = CHECKOUT_FAULTS.find((known) => known === error)
  return { fault: fault ?? (response.status === 502 ? 'payment' : 'unreachable') }
}

/** Asks the site for the page on which a cart is paid. */
export async function beginCheckout(wish: OrderWish): Promise<CheckoutResult> {
  const content = JSON.stringify([wish.currency, wish.items])
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const idempotencyKey = keyFor(content)
      const response = await fetch('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...wish, idempotencyKey }),
      })
      const result = await resultOf(response, content, idempotencyKey)
      if (result) return result
      forgetCheckout()
    }
  } catch {
    return { fault: 'unreachable' }
  }
  return { fault: 'unreachable' }
}

/** Whether an order was begun in this browser and is still to be taken out of its cart. */
export const isUnderWay = (orderId: string): boolean => noted()?.orderId === orderId

/** Forgets the order under way. */
export function forgetCheckout(): void {
  try {
    localStorage.removeItem(CHECKOUT_KEY)
  } catch {
    // Nothing can be stored, so nothing is.
  }
}
