'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { DESK_WANTED, followKey, storedText, WISHLIST_KEY } from './keys.ts'
import type { Shop } from './shop-texts.ts'

const Desk = lazy(() => import('./desk-view.tsx'))

const BUTTONS = '[data-cart-add], [data-wishlist-toggle], [data-cart-open], [data-sign-in]'

/** Listens for the buttons of the shop, which are plain markup anywhere on the site. What answers them is fetched by the first press. */
export function CartKeeper({ shop }: { shop: Shop }) {
  const [isUsed, setUsed] = useState(false)

  useEffect(() => {
    const wanted = () => {
      setUsed(true)
    }
    const pressed = (event: MouseEvent) => {
      const { target } = event
      const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null
      if (!button || event.metaKey || event.ctrlKey || event.shiftKey) return
      // A shopper signs in without leaving the page; the link leads there where no script runs.
      if (button instanceof HTMLAnchorElement) {
        event.preventDefault()
        void import('#web/services/identity/browser/open.ts').then(
          ({ openSignIn }) => void openSignIn(button),
        )
        return
      }
      wanted()
      void import('./press.ts').then(({ press }) => press(button, shop))
    }
    document.addEventListener('click', pressed)
    addEventListener(DESK_WANTED, wanted)
    return () => {
      document.removeEventListener('click', pressed)
      removeEventListener(DESK_WANTED, wanted)
    }
  }, [shop])

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const begin = () => {
      if (stop ?? storedText(WISHLIST_KEY) === null) return
      void import('./wish-marks.ts').then(({ keepWishesMarked }) => {
        if (!isOver) stop ??= keepWishesMarked()
      })
    }
    begin()
    const unfollow = followKey(WISHLIST_KEY, begin)
    return () => {
      isOver = true
      unfollow()
      stop?.()
    }
  }, [])

  return (
    isUsed && (
      <Suspense>
        <Desk shop={shop} />
      </Suspense>
    )
  )
}
