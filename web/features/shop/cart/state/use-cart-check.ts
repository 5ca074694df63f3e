'use client'

import { useLocale } from 'next-intl'
import { startTransition, useEffect, useState } from 'react'
import type { CheckedCart } from '../model/checked-cart.ts'
import { fetchCheckedCart } from './fetch-checked-cart.ts'

const NO_CODES: readonly string[] = []

/** Identifies what was checked. The order of products does not matter. */
const keyOf = (ids: readonly string[], codes: readonly string[]) =>
  [[...ids].sort().join(' '), codes.join(' ')].join('|')

const itemsOf = (ids: readonly string[]) => ids.map((productId) => ({ productId, quantity: 1 }))

/**
 * Fetches the current data of products and codes on mount, when their list changes, and when the page becomes visible or the browser
 * online again.
 *
 * @param ids product numbers; undefined until the browser has read them
 */
export function useCartCheck(ids: readonly string[] | undefined, codes: readonly string[] = NO_CODES) {
  const locale = useLocale()
  const [found, setFound] = useState<{ key: string; checkedCart: CheckedCart | null }>()
  const [attempt, setAttempt] = useState(0)
  const key = ids?.length ? keyOf(ids, codes) : undefined

  useEffect(() => {
    if (!key) return
    const request = new AbortController()
    const [products = '', codeList = ''] = key.split('|')
    const checkedCodes = codeList.split(' ').filter(Boolean)
    void fetchCheckedCart(itemsOf(products.split(' ')), checkedCodes, locale, request.signal).then(
      (checkedCart) => {
        if (request.signal.aborted) return
        // The whole cart renders again, so scrolling and typing go first.
        startTransition(() => {
          setFound((before) => {
            // A failed check keeps the known data, such as that of a cart from which a line was removed.
            const known = before?.checkedCart
            return checkedCart === null && known && covers(known, products.split(' '))
              ? before
              : { key, checkedCart }
          })
        })
      },
    )
    return () => request.abort()
  }, [key, locale, attempt])

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') setAttempt((before) => before + 1)
    }
    document.addEventListener('visibilitychange', refresh)
    addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('online', refresh)
    }
  }, [])

  const retry = () => {
    // Known data stays, so that the message of a refused order does too.
    setFound((before) => (before?.checkedCart ? before : undefined))
    setAttempt((before) => before + 1)
  }
  /** Checks the products with other codes. The result is known at once when the cart has these codes. */
  const checkCodes = async (others: readonly string[]) => {
    const products = ids ?? []
    const checkedCart = await fetchCheckedCart(itemsOf(products), others, locale)
    if (checkedCart) setFound({ key: keyOf(products, others), checkedCart })
    return checkedCart
  }
  const known = found?.checkedCart
  return {
    /** Null until all products were checked. */
    checked: ids && known && covers(known, ids) ? known : null,
    hasFailed: found?.checkedCart === null && found.key === key,
    retry,
    checkCodes,
  }
}

/** Whether all products were checked. */
const covers = ({ lines }: CheckedCart, ids: readonly string[]): boolean =>
  ids.every((id) => lines.some(({ productId }) => productId === id))
