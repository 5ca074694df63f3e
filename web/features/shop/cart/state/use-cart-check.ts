'use client'

import { startTransition, useEffect, useState } from 'react'
import type { CheckedCart } from '../model/checked-cart.ts'
import { fetchCheckedCart } from './fetch-checked-cart.ts'

/** The state of a check: loading, failed or known. */
export type CartCheck = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; checkedCart: CheckedCart }

/**
 * Fetches the current data of products on mount, when their list changes, and when the page becomes visible again.
 *
 * @param ids product numbers; undefined until the browser has read them
 * @returns the check, and a function that retries
 */
export function useCartCheck(ids: readonly string[] | undefined, locale: string): [CartCheck, () => void] {
  const [found, setFound] = useState<{ key: string; checkedCart: CheckedCart | null }>()
  const [attempt, setAttempt] = useState(0)
  const key = ids && [...ids].sort().join(' ')

  useEffect(() => {
    if (!key) return
    const request = new AbortController()
    const items = key.split(' ').map((productId) => ({ productId, quantity: 1 }))
    void fetchCheckedCart(items, locale, request.signal).then((checkedCart) => {
      if (request.signal.aborted) return
      // The whole cart renders again, so scrolling and typing go first.
      startTransition(() => {
        setFound((before) => {
          // A failed refresh keeps the known data.
          const isKnown = before?.key === key && before.checkedCart !== null
          return checkedCart === null && isKnown ? before : { key, checkedCart }
        })
      })
    })
    return () => {
      request.abort()
    }
  }, [key, locale, attempt])

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') setAttempt((before) => before + 1)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])

  const retry = () => {
    setFound(undefined)
    setAttempt((before) => before + 1)
  }
  if (!ids || !found) return [{ kind: 'loading' }, retry]
  const { checkedCart } = found
  if (!checkedCart) return [{ kind: found.key === key ? 'failed' : 'loading' }, retry]
  const coversAll = ids.every((id) => checkedCart.lines.some(({ productId }) => productId === id))
  return [coversAll ? { kind: 'known', checkedCart } : { kind: 'loading' }, retry]
}
