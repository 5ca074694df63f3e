'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { readCurrency, subscribeToCurrency } from '../../currency/currency-store.ts'
import { setLineQuantity } from '../model/cart.ts'
import { isAddable, parseTypedCode, type ReviewedCode, withCode, withoutCode } from '../model/codes.ts'
import { cartForPage } from '../model/demo-shop.ts'
import { acceptChanges, addMissingSnapshots, reviewCart } from '../model/review.ts'
import type { Cart } from '../model/stored-cart.ts'
import type { Shop } from '../shop.ts'
import { isolateName, showErrorToast, showToast } from './cart-toasts.ts'
import { cartStore, useStored } from './stores.ts'
import { useCartCheck } from './use-cart-check.ts'

/** The cart of a page and its actions. */
export type CartView = ReturnType<typeof useCart>

/** Returns the cart in this browser, checked against the site. */
export function useCart(shop: Shop) {
  const texts = useTranslations('cart')
  const { locale, samples } = shop
  const path = usePathname()
  const stored = useStored(cartStore)
  const cart = useMemo(
    () => (stored === undefined ? undefined : cartForPage(path, stored, samples)),
    [stored, path, samples],
  )
  const { checked, hasFailed, retry, checkCodes } = useCartCheck(
    cart?.lines.map(({ id }) => id),
    cart?.codes,
  )
  const browsed = useSyncExternalStore(subscribeToCurrency, readCurrency, () => null)
  const review = useMemo(
    () => (cart && checked ? reviewCart(cart, checked, locale, browsed) : null),
    [cart, checked, locale, browsed],
  )

  useEffect(() => {
    if (!stored || !checked) return
    const updated = addMissingSnapshots(stored, checked, locale)
    if (updated !== stored) cartStore.write(updated)
  }, [stored, checked, locale])

  // Reads the store again, so that changes of other tabs are not undone.
  const readCart = () => cartForPage(path, cartStore.read(), samples)
  const updateCart = (update: (cart: Cart) => Cart) => cartStore.write(update(readCart()))
  const setQuantity = (id: string, quantity: number) => {
    const before = readCart()
    const { cart: after, outcome } = setLineQuantity(before, { id, quantity }, shop.limits.detail)
    if (after !== before) cartStore.write(after)
    if (outcome === 'limit') void showErrorToast(texts('limit', { count: shop.limits.detail }))
    const line = review?.lines.find((shown) => shown.id === id)
    if (outcome === 'removed') {
      const product = isolateName(line?.product?.name ?? line?.snapshot?.title ?? id, shop)
      void showToast('error', texts('removed', { product }))
    }
  }
  /** Adds a code if it applies or may apply later, and returns it with its error. */
  const addCode = async (typed: string): Promise<ReviewedCode> => {
    const before = readCart()
    const parsed = parseTypedCode(before, typed)
    if ('error' in parsed) return { code: typed.trim(), error: parsed.error }
    const { code } = parsed
    const after = withCode(before, code)
    const checkedCodes = await checkCodes(after.codes ?? [])
    if (!checkedCodes) return { code, error: 'unreachable' }
    const { codes } = reviewCart(after, checkedCodes, locale, readCurrency())
    const reviewed = codes.find((one) => one.code === code)
    if (!reviewed || !isAddable(reviewed)) return reviewed ?? { code, error: 'unreachable' }
    updateCart((current) => withCode(current, code))
    return reviewed
  }
  return {
    /** Undefined until the browser has read it. */
    cart,
    /** The reviewed cart; null while it loads or after an error. */
    review,
    /** Quantities to choose from; none until the cart is checked. */
    options: checked?.settings.quantityOptions ?? [],
    /** Day of the exchange rates; null until the cart is checked, and without rates. */
    asOf: checked?.rates.asOf ?? null,
    hasFailed,
    retry,
    setQuantity,
    setCurrency: (currency: string) => updateCart((current) => ({ ...current, currency })),
    setDelivery: (delivery: string) => updateCart((current) => ({ ...current, delivery })),
    /** Null for countries without tax rates of their own. */
    setCountry: (country: string | null) =>
      updateCart(({ country: _before, ...rest }) => ({ ...rest, ...(country !== null && { country }) })),
    addCode,
    removeCode: (code: string) => updateCart((current) => withoutCode(current, code)),
    accept: () => {
      if (checked) updateCart((current) => acceptChanges(current, checked, locale))
    },
  }
}
