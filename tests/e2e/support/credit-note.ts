import { expect } from '@playwright/test'
import { readOrder, stripeClient } from './shopper.ts'

const until = { timeout: 60_000 }

/**
 * Refunds a part of a paid order in the payment service.
 *
 * @param amount in minor units of the order's currency
 * @returns the number and the path of its credit note, without the language
 */
export async function refundPart(orderId: string, amount: number): Promise<{ number: string; path: string }> {
  const intent = async () => (await readOrder(orderId)).payment?.paymentIntentId ?? ''
  await expect.poll(intent, until).toBeTruthy()
  await stripeClient().refunds.create({ payment_intent: await intent(), amount })
  const refund = async () => (await readOrder(orderId)).refunds?.[0]
  await expect.poll(async () => (await refund())?.creditNote?.number, until).toBeGreaterThan(0)
  const { _key: key = '', creditNote } = (await refund()) ?? {}
  return {
    number: `MC-${String(creditNote?.number).padStart(6, '0')}`,
    path: `/account/order-history/credit-note?order=${orderId}&refund=${key}`,
  }
}
