'use client'

import { useEffect } from 'react'
import { finishCheckout } from './checkout.ts'

/** Removes the items of a paid order from the cart. Renders nothing. */
export function RemoveOrderedItems({
  orderId,
  items,
}: {
  orderId: string
  items: readonly { id: string; quantity: number }[]
}) {
  useEffect(() => finishCheckout(orderId, items), [orderId, items])
  return null
}
