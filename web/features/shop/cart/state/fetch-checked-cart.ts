import type { CheckedCart } from '../model/checked-cart.ts'

/** Fetches the current data of products and codes in a cart; returns null if the site does not respond. */
export async function fetchCheckedCart(
  items: { productId: string; quantity: number }[],
  codes: readonly string[],
  locale: string,
  signal?: AbortSignal,
): Promise<CheckedCart | null> {
  try {
    const response = await fetch('/api/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale, items, codes }),
      ...(signal && { signal }),
    })
    return response.ok ? ((await response.json()) as CheckedCart) : null
  } catch {
    return null
  }
}
