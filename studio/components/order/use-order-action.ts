import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { OrderMail } from '#schemas/shared/orders.ts'
import type { RefundRequest } from '#schemas/shared/refunds.ts'
import { requestSite } from '../request-site.ts'

export type OrderActionRequest =
  | { action: 'fulfil'; carrier?: string; tracking?: string }
  | { action: 'refund'; request: RefundRequest; restock: boolean; key: string }
  | { action: 'mail'; kind: OrderMail; key: string }
  | { action: 'note'; text: string; key: string }
  | { action: 'removeNote'; key: string }
  | { action: 'approveReturn'; return: string; label: string }
  | { action: 'receiveReturn'; return: string }
  | { action: 'refuseReturn'; return: string; reason: string }
  | { action: 'refundReturn'; return: string; restock: boolean }

/** Sends order actions to the site with the token of the signed-in user. */
export function useOrderAction(orderId: string) {
  const { token } = useClient({ apiVersion: API_VERSION }).config()
  const [isRunning, setRunning] = useState(false)
  /** Message of the last failed action. */
  const [error, setError] = useState<string>()

  /** Resolves to whether the action succeeded. */
  async function run(request: OrderActionRequest): Promise<boolean> {
    setRunning(true)
    const path = `orders/${encodeURIComponent(orderId)}`
    const answer = await requestSite(path, token, () => Promise.resolve(), request)
    setError('error' in answer ? answer.error : undefined)
    setRunning(false)
    return !('error' in answer)
  }

  return { run, isRunning, error }
}
