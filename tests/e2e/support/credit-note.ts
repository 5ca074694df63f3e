import { expect } from '@playwright/test'
import Stripe from 'stripe'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { paymentsUrl } from './addresses.ts'
import { lakeClient } from './lake.ts'
import { paymentKeys } from './shopper.ts'

const until = { timeout: 60_000 }

/**
 * Refunds a part of a paid order in the payment service.
 *
 * @param amount in minor units of the order's currency
 * @returns the number and the path of its credit note, without the language
 */
export async function refundPart(orderId: string, amount: number): Promise<{ number: string; path: string }> {
  const { hostname, port } = new URL(paymentsUrl)
  const stripe = new Stripe(paymentKeys().secretKey, { host: hostname, port, protocol: 'http' })
  const order = () => lakeClient().getDocument<Order>(orderId)
  await expect.poll(async () => (await order())?.payment?.paymentIntentId, until).toBeTruthy()
  await stripe.refunds.create({ payment_intent: (await order())?.payment?.paymentIntentId ?? '', amount })
  await expect.poll(async () => (await order())?.refunds?.[0]?.creditNote?.number, until).toBeGreaterThan(0)
  const { _key: key = '', creditNote } = (await order())?.refunds?.[0] ?? {}
  return {
    number: `MC-${String(creditNote?.number).padStart(6, '0')}`,
    path: `/account/order-history/credit-note?order=${orderId}&refund=${key}`,
  }
}
