import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { identityUrl, paymentsFolder, paymentsUrl, siteUrl } from './addresses.ts'

const Keys = z.object({ secretKey: z.string(), webhookSecret: z.string() })

/** Returns the keys of the payment service under test. */
export const paymentKeys = () =>
  Keys.parse(JSON.parse(readFileSync(join(paymentsFolder, 'keys.json'), 'utf8')))

/** A customer with an account, used by API. */
export interface Shopper {
  email: string
  idToken: string
}

/** Signs up a new customer. */
export async function newShopper(): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.com`
  const response = await fetch(
    `${identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=emulated`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'correct horse battery', returnSecureToken: true }),
    },
  )
  const { idToken } = z.object({ idToken: z.string() }).parse(await response.json())
  return { email, idToken }
}

/** The content of an order; by default with a new idempotency key. */
export interface OrderRequest {
  items: { productId: string; quantity: number }[]
  currency?: string
  locale?: string
  idempotencyKey?: string
  expected?: number
}

interface PlacedOrder {
  status: number
  body: Record<string, unknown> & { url: string; orderId: string }
}

/** Places an order. */
export async function placeOrder({ idToken }: Shopper, request: OrderRequest): Promise<PlacedOrder> {
  const response = await fetch(`${siteUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ currency: 'USD', locale: 'en', idempotencyKey: randomUUID(), ...request }),
  })
  return { status: response.status, body: (await response.json()) as PlacedOrder['body'] }
}

/** Sets injected faults of the payment service, or resets them. */
export async function switchPayments(switches: object | null): Promise<void> {
  await fetch(`${paymentsUrl}/_emulator/switches`, {
    method: switches ? 'PUT' : 'DELETE',
    headers: { authorization: `Bearer ${paymentKeys().secretKey}` },
    ...(switches ? { body: JSON.stringify(switches) } : {}),
  })
}
