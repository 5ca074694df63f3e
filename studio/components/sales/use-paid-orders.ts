import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { PaidOrder } from './sales.ts'

const ORDERS = '*[_type == "order"]'

/** Orders that were paid since a moment. Perspective: raw. */
const QUERY = `*[_type == "order" && payment.paidAt >= $since] {
  "paidAt": payment.paidAt, currency, "payable": totals.payable, "refunds": refunds[] { state, amount }
}`

/** Paid orders as they are now, followed as they change; `undefined` until they are there. */
export interface PaidOrders {
  orders: PaidOrder[] | undefined
  hasFailed: boolean
}

/** Reads what was paid since a moment (ISO 8601). */
export function usePaidOrders(since: string): PaidOrders {
  const store = useDocumentStore()
  const [orders, setOrders] = useState<PaidOrder[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const subscription = store
      .listenQuery(
        { fetch: QUERY, listen: ORDERS },
        { since },
        { apiVersion: '2025-10-01', perspective: 'raw' },
      )
      .subscribe({
        next: (answer: PaidOrder[]) => {
          setOrders(answer)
          setFailed(false)
        },
        error: () => setFailed(true),
      })
    return () => subscription.unsubscribe()
  }, [store, since])
  return { orders, hasFailed }
}
