import { useState } from 'react'
import { useClient } from 'sanity'
import type { OrderMail } from '#schemas/shared/orders.ts'
import type { RefundRequest } from '#schemas/shared/refunds.ts'
import { previewUrl } from '#studio/environment.ts'

const API = { apiVersion: '2025-10-01' }

/** The request body of an order action. */
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

const UNREACHABLE =
  'The site isn’t responding. Check your connection and try again; nothing will be done twice.'
const NO_TOKEN = 'Your session has expired. Sign out and back in, then try again.'

/** Runs actions on an order and reports their state. */
interface OrderActionRunner {
  /** Resolves to whether the action succeeded. */
  run: (request: OrderActionRequest) => Promise<boolean>
  isRunning: boolean
  /** Message of the last failed action. */
  error: string | undefined
}

/** Sends order actions to the site with the token of the signed-in user. */
export function useOrderAction(orderId: string): OrderActionRunner {
  const { token } = useClient(API).config()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string>()

  async function run(request: OrderActionRequest): Promise<boolean> {
    setRunning(true)
    const message = token ? await sendRequest(orderId, request, token) : NO_TOKEN
    setError(message)
    setRunning(false)
    return message === undefined
  }
  return { run, isRunning, error }
}

/** Returns an error message, or undefined on success. */
async function sendRequest(
  orderId: string,
  request: OrderActionRequest,
  token: string,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${previewUrl}/api/studio/orders/${encodeURIComponent(orderId)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    if (response.ok) return undefined
    const { message } = (await response.json()) as { message?: string }
    return message ?? UNREACHABLE
  } catch {
    return UNREACHABLE
  }
}
