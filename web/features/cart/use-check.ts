'use client'

import { startTransition, useEffect, useState } from 'react'
import type { CartAnswer } from './answer.ts'
import { askCart } from './ask.ts'

/** What is known of some goods: being asked, known, or not to be had at the moment. */
export type Check = { kind: 'asking' } | { kind: 'failed' } | { kind: 'known'; answer: CartAnswer }

/**
 * Asks the site about goods when they are shown, when others come to them, and when the page is looked at again.
 *
 * @param ids numbers of goods; undefined while the browser does not know them
 * @returns the check, and how to ask once more
 */
export function useCheck(ids: readonly string[] | undefined, locale: string): [Check, () => void] {
  const [found, setFound] = useState<{ key: string; answer: CartAnswer | null }>()
  const [round, setRound] = useState(0)
  const key = ids && [...ids].sort().join(' ')

  useEffect(() => {
    if (!key) return
    const request = new AbortController()
    const items = key.split(' ').map((productId) => ({ productId, quantity: 1 }))
    void askCart(items, locale, request.signal).then((answer) => {
      if (request.signal.aborted) return
      // A whole page follows from it: whoever scrolls or types meanwhile goes first.
      startTransition(() => {
        setFound((before) => {
          // What is known is not thrown away because it could not be looked at once more.
          const isKnown = before?.key === key && before.answer !== null
          return answer === null && isKnown ? before : { key, answer }
        })
      })
    })
    return () => {
      request.abort()
    }
  }, [key, locale, round])

  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1)
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])

  const again = () => {
    setFound(undefined)
    setRound((before) => before + 1)
  }
  if (!ids || !found) return [{ kind: 'asking' }, again]
  const { answer } = found
  if (!answer) return [{ kind: found.key === key ? 'failed' : 'asking' }, again]
  const speaksOfAll = ids.every((id) => answer.lines.some(({ productId }) => productId === id))
  return [speaksOfAll ? { kind: 'known', answer } : { kind: 'asking' }, again]
}
