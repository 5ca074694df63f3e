import { useState } from 'react'
import { useClient } from 'sanity'
import type { OrderMail } from '../../../schemas/shared/orders.ts'
import type { RefundWish } from '../../../schemas/shared/refunds.ts'
import { previewUrl } from '../../environment.ts'

const API = { apiVersion: '2025-10-01' }

/** What the site is asked to do with an order. */
export type OrderWork =
  | { action: 'fulfil'; carrier?: string; tracking?: string }
  | { action: 'refund'; wish: RefundWish; restock: boolean; key: string }
  | { action: 'mail'; kind: OrderMail; key: string }

const UNREACHABLE = 'The site does not answer. Check your connection and try again: nothing is done twice.'
const NO_TOKEN = 'Studio cannot prove to the site who you are: sign out, and in again.'

/** Work on an order, which the site does together with stock, payment and mail. */
export interface OrderWorker {
  /** Answers whether it was done. */
  work: (work: OrderWork) => Promise<boolean>
  isWorking: boolean
  /** Why the last work was not done, in words. */
  fault: string | undefined
}

/** Asks the site to work on an order, in the name of whoever is signed in. */
export function useOrderWork(orderId: string): OrderWorker {
  const { token } = useClient(API).config()
  const [isWorking, setWorking] = useState(false)
  const [fault, setFault] = useState<string>()

  async function work(wanted: OrderWork): Promise<boolean> {
    setWorking(true)
    const reason = token ? await ask(orderId, wanted, token) : NO_TOKEN
    setFault(reason)
    setWorking(false)
    return reason === undefined
  }
  return { work, isWorking, fault }
}

/** Answers why it was not done; undefined where it was. */
async function ask(orderId: string, work: OrderWork, token: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${previewUrl}/api/studio/orders/${encodeURIComponent(orderId)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(work),
    })
    if (response.ok) return undefined
    const { message } = (await response.json()) as { message?: string }
    return message ?? UNREACHABLE
  } catch {
    return UNREACHABLE
  }
}
