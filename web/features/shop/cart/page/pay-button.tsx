'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { localizedPath } from '#schemas/shared/routes.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Review } from '../model/review.ts'
import { type CheckoutError, startCheckout } from './checkout.ts'

/** Hash of the return URL after sign-in, which resumes the checkout. */
const RESUME_HASH = '#pay'

interface PayButtonProperties {
  review: Review
  locale: string
  /** Checks the cart again, so that lines show their changes. */
  retry: () => void
}

/** Opens the sign-in modal; resolves with whether the shopper signed in. Without the modal, the page of the form returns here. */
async function signIn(locale: string): Promise<boolean> {
  const back = encodeURIComponent(location.pathname + RESUME_HASH)
  const address = `${localizedPath(locale, '/auth/sign-in')}?returnUrl=${back}`
  try {
    const { openSignIn } = await import('#web/features/account/auth/browser/sign-in-modal.ts')
    await openSignIn(address)
    return true
  } catch {
    return false
  }
}

/** Renders the button that starts the checkout. Signed-out shoppers sign in first, in a modal. */
export function PayButton({ review, locale, retry }: PayButtonProperties) {
  const texts = useTranslations('cart')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<CheckoutError | null>(null)
  const hasResumed = useRef(false)

  const pay = async () => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    const { lines, priced, delivery } = review
    const items = lines.map(({ id, quantity }) => ({ productId: id, quantity }))
    const codes = priced.discounts.flatMap(({ code }) => code ?? [])
    const request = {
      ...{ items, currency: priced.currency, codes, locale },
      ...{ delivery: delivery?.id, expected: priced.payable },
    }
    let result = await startCheckout(request)
    while ('error' in result && result.error === 'signIn') {
      // The modal is open until the shopper decides.
      setBusy(false)
      if (!(await signIn(locale))) return
      setBusy(true)
      result = await startCheckout(request)
    }
    if ('url' in result) {
      location.assign(result.url)
      return
    }
    setBusy(false)
    setError(result.error)
    if (['stock', 'limit', 'price', 'discount', 'delivery'].includes(result.error)) retry()
  }

  useEffect(() => {
    if (location.hash !== RESUME_HASH || hasResumed.current) return
    hasResumed.current = true
    history.replaceState(history.state, '', location.pathname)
    void pay()
  })

  return (
    <>
      <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void pay()}>
        {isBusy ? texts('openingPayment') : texts('checkout')}
        <Icon name="arrow" forward />
      </button>
      <p className="cart-summary__error" role="alert">
        {error && error !== 'signIn' && texts(`checkoutErrors.${error}`)}
      </p>
    </>
  )
}
