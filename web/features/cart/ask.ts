import type { CartAnswer } from './answer.ts'

/** Asks the site about goods by their numbers; null where it cannot be reached or does not answer. */
export async function askCart(
  items: { productId: string; quantity: number }[],
  locale: string,
  signal: AbortSignal,
): Promise<CartAnswer | null> {
  try {
    const response = await fetch('/api/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale, items }),
      signal,
    })
    return response.ok ? ((await response.json()) as CartAnswer) : null
  } catch {
    return null
  }
}
