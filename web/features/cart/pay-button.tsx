'use client'

import { useEffect, useRef, useState } from 'react'
import { localizedPath } from '#schemas/shared/routes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { beginCheckout, type CheckoutFault } from './checkout.ts'
import type { Review } from './review.ts'
import type { PageTexts } from './shop-texts.ts'

/** Who was signed out comes back with this, and goes on where they were. */
const GO_ON = '#pay'

interface PayButtonProperties {
  review: Review
  texts: PageTexts
  locale: string
  /** Asks the site about the cart again: what has changed is said line by line. */
  askAgain: () => void
}

/** Leads to the page on which the cart is paid; who is signed out signs in first. */
export function PayButton({ review, texts, locale, askAgain }: PayButtonProperties) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<CheckoutFault | null>(null)
  const hasGoneOn = useRef(false)

  const pay = async () => {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    const { lines, priced } = review
    const items = lines.map(({ id, quantity }) => ({ productId: id, quantity }))
    const result = await beginCheckout({
      items,
      currency: priced.currency,
      locale,
      expected: priced.payable,
    })
    if ('url' in result) {
      location.assign(result.url)
      return
    }
    if (result.fault === 'signIn') {
      const back = encodeURIComponent(location.pathname + GO_ON)
      location.assign(`${localizedPath(locale, '/auth/sign-in')}?returnUrl=${back}`)
      return
    }
    setBusy(false)
    setFault(result.fault)
    if (result.fault === 'stock' || result.fault === 'price') askAgain()
  }

  useEffect(() => {
    if (location.hash !== GO_ON || hasGoneOn.current) return
    hasGoneOn.current = true
    history.replaceState(history.state, '', location.pathname)
    void pay()
  })

  return (
    <>
      <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={() => void pay()}>
        {isBusy ? texts.opening : texts.checkout}
        <Icon name="arrow" forward />
      </button>
      <p className="cart-summary__fault" role="alert">
        {fault && fault !== 'signIn' && texts.checkoutFaults[fault]}
      </p>
    </>
  )
}
