import { expect } from '@playwright/test'
import Stripe from 'stripe'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { paymentKeys } from '../../../scripts/start/secrets.ts'
import {
  controlPayments,
  type OrderRequest,
  type OrderResponse,
  pay,
  sendOrder,
  type Shopper,
  signUpShopper,
} from '../../shop-api.ts'
import { identityUrl, lakeTokens, paymentsUrl, settings, siteUrl, studioUrl } from './addresses.ts'
import { lakeClient } from './lake.ts'
import { mailedText } from './mailbox.ts'

/** Returns a client of the payment service under test. */
export function stripeClient(): Stripe {
  const { hostname, port } = new URL(paymentsUrl)
  return new Stripe(paymentKeys(settings).secretKey, { host: hostname, port, protocol: 'http' })
}

/** Sets injected faults of the payment service, or resets them. */
export async function switchPayments(switches: object | null): Promise<void> {
  const { secretKey } = paymentKeys(settings)
  await controlPayments(
    { paymentsUrl, secretKey },
    switches ? 'PUT' : 'DELETE',
    '/switches',
    switches ?? undefined,
  )
}

/** Signs up a new customer. */
export const newShopper = (): Promise<Shopper> => signUpShopper(identityUrl)

/** Places an order. */
export const placeOrder = (
  { token }: Pick<Shopper, 'token'>,
  request: OrderRequest,
): Promise<OrderResponse> => sendOrder(siteUrl, token, request)

/** Places and pays an order; returns its id. The site marks it as paid later. */
export async function buy(shopper: Pick<Shopper, 'token'>, request: OrderRequest): Promise<string> {
  const { body } = await placeOrder(shopper, request)
  expect(await pay(body.url)).toBe(303)
  return body.orderId
}

/** Returns a stored order. */
export async function readOrder(id: string): Promise<Order> {
  const order = await lakeClient().getDocument<Order>(id)
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

/** Waits until an order has a state. */
export const expectOrderState = (id: string, state: Order['state']): Promise<void> =>
  expect.poll(async () => (await readOrder(id)).state, { timeout: 90_000 }).toBe(state)

/** Sends an order action as Studio does, by default for a merchandiser. */
export async function sendOrderAction(
  id: string,
  action: object,
  { token = lakeTokens()['merchandiser'] ?? '', origin = studioUrl } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${siteUrl}/api/studio/orders/${id}`, {
    method: 'POST',
    headers: { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(action),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Returns path and query of the link to an order's status in its email to a customer, once it has arrived. */
export async function mailedTrackingPath(email: string): Promise<string> {
  const { pathname, search } = new URL(await mailedText(email, /http\S+\/order-tracking\?key=\S+/))
  return pathname + search
}
