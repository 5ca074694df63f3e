'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { cartOn } from './demo-shop.ts'
import { cartEntry } from './entries.ts'
import { change } from './model.ts'
import { acceptChanges, keepSeen, reviewCart, type Review } from './review.ts'
import { sayOf, sayRefusal } from './say.ts'
import type { Shop } from './shop-texts.ts'
import type { Cart } from './stored.ts'
import { useCheck } from './use-check.ts'

/** The cart as a view shows it, and what can be done with it. */
export interface ShownCart {
  /** Undefined until the browser has looked. */
  cart: Cart | undefined
  /** What the site says of it; null while it is asked or where it cannot be. */
  review: Review | null
  /** Quantities to choose from, and the day of the rates; null like `review`. */
  options: number[]
  asOf: string | null
  failed: boolean
  askAgain: () => void
  setQuantity: (id: string, quantity: number) => void
  setCurrency: (currency: string) => void
  accept: () => void
}

/** The cart in this browser, checked with the site. */
export function useCart(shop: Shop): ShownCart {
  const { locale, samples } = shop
  const path = usePathname()
  const stored = useSyncExternalStore<Cart | null | undefined>(
    cartEntry.follow,
    cartEntry.read,
    () => undefined,
  )
  const cart = useMemo(
    () => (stored === undefined ? undefined : cartOn(path, stored, samples)),
    [stored, path, samples],
  )
  const [check, askAgain] = useCheck(
    cart?.lines.map(({ id }) => id),
    locale,
  )
  const answer = check.kind === 'known' ? check.answer : null
  const review = useMemo(
    () => (cart && answer ? reviewCart(cart, answer, locale) : null),
    [cart, answer, locale],
  )

  useEffect(() => {
    if (!stored || !answer) return
    const kept = keepSeen(stored, answer, locale)
    if (kept !== stored) cartEntry.write(kept)
  }, [stored, answer, locale])

  const setQuantity = (id: string, quantity: number) => {
    // What another tab has done meanwhile is not undone.
    const before = cartOn(path, cartEntry.read(), samples)
    const { cart: after, outcome } = change(before, { id, quantity }, shop.limits.detail)
    if (after !== before) cartEntry.write(after)
    if (outcome === 'limit') void sayRefusal(shop.press.limits.detail)
    const line = review?.lines.find((shown) => shown.id === id)
    if (outcome === 'removed') {
      void sayOf(shop, 'error', shop.press.removed, line?.good?.title ?? line?.seen?.title ?? id)
    }
  }
  return {
    cart,
    review,
    options: answer?.settings.quantityOptions ?? [],
    asOf: answer?.rates.asOf ?? null,
    failed: check.kind === 'failed',
    askAgain,
    setQuantity,
    setCurrency(currency) {
      if (cart) cartEntry.write({ ...cart, currency })
    },
    accept() {
      if (cart && answer) cartEntry.write(acceptChanges(cart, answer, locale))
    },
  }
}
