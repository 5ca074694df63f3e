import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { identityUrl, paymentsFolder, paymentsUrl, siteUrl } from './addresses.ts'

const Keys = z.object({ secretKey: z.string(), webhookSecret: z.string() })

/** The keys of the payment service under test. */
export const paymentKeys = () =>
  Keys.parse(JSON.parse(readFileSync(join(paymentsFolder, 'keys.json'), 'utf8')))

/** Somebody with an account, as a program that acts for them. */
export interface Shopper {
  email: string
  idToken: string
}

/** Signs somebody new up. */
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

/** What is ordered; a key of its own unless one is given. */
export interface Wish {
  items: { productId: string; quantity: number }[]
  currency?: string
  locale?: string
  idempotencyKey?: string
  expected?: number
}

export interface Placed {
  status: number
  body: Record<string, unknown> & { url: string; orderId: string }
}

/** Asks for an order. */
export async function placeOrder({ idToken }: Shopper, wish: Wish): Promise<Placed> {
  const response = await fetch(`${siteUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ currency: 'USD', locale: 'en', idempotencyKey: randomUUID(), ...wish }),
  })
  return { status: response.status, body: (await response.json()) as Placed['body'] }
}

/** Pays on the hosted page, as a person does there. */
export async function pay(url: string, means = 'card:pm_card_visa'): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'mary@example.com',
      name: 'Mary Wells',
      line1: 'Long Lane 1',
      city: 'London',
      country: 'GB',
      means,
    }),
  })
  return response.status
}

/** Switches faults of the payment service on, or all of them off. */
export async function switchPayments(switches: object | null): Promise<void> {
  await fetch(`${paymentsUrl}/_emulator/switches`, {
    method: switches ? 'PUT' : 'DELETE',
    headers: { authorization: `Bearer ${paymentKeys().secretKey}` },
    ...(switches ? { body: JSON.stringify(switches) } : {}),
  })
}
