'use client'

import { useEffect } from 'react'
import { syncItems } from '../sync/item-sync.ts'
import { finishCheckout } from './checkout.ts'

/** Removes the items of a paid order from the cart, and takes over what the account has left of them. Renders nothing. */
export function RemoveOrderedItems({
  orderId,
  items,
}: {
  orderId: string
  items: readonly { id: string; quantity: number }[]
}) {
  useEffect(() => {
    finishCheckout(orderId, items)
    void syncItems()
  }, [orderId, items])
  return null
}
