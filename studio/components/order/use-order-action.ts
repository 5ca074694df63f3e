import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { OrderActionRequest } from '#schemas/shared/order-action-request.ts'
import { requestSite } from '../request-site.ts'

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
