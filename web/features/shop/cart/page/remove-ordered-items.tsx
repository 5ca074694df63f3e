'use client'

import { useEffect } from 'react'
import { removeOrderedItems } from '../model/cart.ts'
import { cartStore } from '../state/stores.ts'
import { clearPendingCheckout, isPendingOrder } from './checkout.ts'

/** Removes the items of a paid order from the cart, once, if the order was started in this browser. Renders nothing. */
export function RemoveOrderedItems({
  orderId,
  items,
}: {
  orderId: string
  items: readonly { id: string; quantity: number }[]
}) {
  useEffect(() => {
    if (!isPendingOrder(orderId)) return
    const cart = cartStore.read()
    if (cart) cartStore.write(removeOrderedItems(cart, items))
    clearPendingCheckout()
  }, [orderId, items])
  return null
}
