'use client'

import { useEffect } from 'react'
import { forgetCheckout, isUnderWay } from './checkout.ts'
import { cartEntry } from './entries.ts'
import { withoutOrdered } from './model.ts'

/** Takes what was paid out of the cart, once: an order that was begun in this browser, and is paid now. Draws nothing. */
export function OrderedFromCart({
  orderId,
  items,
}: {
  orderId: string
  items: readonly { id: string; quantity: number }[]
}) {
  useEffect(() => {
    if (!isUnderWay(orderId)) return
    const cart = cartEntry.read()
    if (cart) cartEntry.write(withoutOrdered(cart, items))
    forgetCheckout()
  }, [orderId, items])
  return null
}
