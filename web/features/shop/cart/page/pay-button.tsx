'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { LazySignInModal } from '#web/features/account/auth/lazy-sign-in-modal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Review } from '../model/review.ts'
import { waitForSync } from '../sync/item-sync.ts'
import { type CheckoutError, messageOf, startCheckout } from './checkout.ts'

/** Hash of the return URL after sign-in, which resumes the checkout. */
const RESUME_HASH = '#pay'

interface PayButtonProperties {
  label: string
  review: Review
  /** Checks the cart again, so that lines show their changes. */
  retry: () => void
}

/** Renders the button that starts the checkout. Signed-out shoppers sign in first, in a modal. */
export function PayButton({ label, review, retry }: PayButtonProperties) {
  const [texts, locale] = [useTranslations('cart'), useLocale()]
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Exclude<CheckoutError, 'signIn'> | null>(null)
  const [isSigningIn, setSigningIn] = useState(false)
  const hasResumed = useRef(false)

  const pay = async () => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    const result = await startCheckout(review, locale)
    if ('url' in result) {
      await waitForSync()
      location.assign(result.url)
      return
    }
    setBusy(false)
    if (result.error === 'signIn') {
      setSigningIn(true)
      return
    }
    setError(result.error)
    if (['stock', 'limit', 'price', 'discount', 'delivery', 'currency'].includes(result.error)) retry()
  }

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // The back/forward cache restores the page as it was left: while it opened the payment page.
    const onRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false)
    }
    addEventListener('pageshow', onRestore, { signal })
    // The shopper has stopped loading the payment page. Browsers of before 2026 may lack the Navigation API.
    const { navigation } = globalThis as { navigation?: EventTarget }
    navigation?.addEventListener('navigateerror', () => setBusy(false), { signal })
    return () => {
      controller.abort()
    }
  }, [])

  useEffect(() => {
    if (location.hash !== RESUME_HASH || hasResumed.current) return
    hasResumed.current = true
    history.replaceState(history.state, '', location.pathname)
    void pay()
  })

  return (
    <>
      <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void pay()}>
        {isBusy ? texts('openingPayment') : label}
        <Icon name="arrow" forward />
      </button>
      <p className="cart-summary__error text-danger" role="alert">
        {error && texts(`checkoutErrors.${messageOf(error, review)}`)}
      </p>
      {isSigningIn && (
        <LazySignInModal
          kind="signIn"
          returnUrl={location.pathname + RESUME_HASH}
          onDismiss={() => setSigningIn(false)}
          onSignedIn={() => {
            setSigningIn(false)
            void pay()
          }}
        />
      )}
    </>
  )
}
