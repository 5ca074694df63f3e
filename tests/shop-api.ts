import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { english } from './e2e/support/languages.ts'

/** A customer with an account, used by API. */
export interface Shopper {
  uid: string
  email: string
  token: string
}

const SHOPPER_PASSWORD = 'correct horse battery'

async function callIdentity(identityUrl: string, path: string, body: object, authorization?: string) {
  const response = await fetch(`${identityUrl}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { idToken: string; localId: string }
}

/** Signs up a new customer. */
export async function signUpShopper(identityUrl: string): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.com`
  const account = { email, password: SHOPPER_PASSWORD, returnSecureToken: true }
  const { idToken, localId } = await callIdentity(identityUrl, 'accounts:signUp?key=emulated', account)
  return { uid: localId, email, token: idToken }
}

/** Signs up a new customer with a verified email address. */
export async function signUpVerifiedShopper(identityUrl: string): Promise<Shopper> {
  const { uid, email } = await signUpShopper(identityUrl)
  const change = { localId: uid, emailVerified: true }
  await callIdentity(identityUrl, 'projects/demo-meridian/accounts:update', change, 'Bearer owner')
  const account = { email, password: SHOPPER_PASSWORD, returnSecureToken: true }
  const { idToken } = await callIdentity(identityUrl, 'accounts:signInWithPassword?key=emulated', account)
  return { uid, email, token: idToken }
}

/** Creates a physical product for 10 US dollars with limited stock, unless its fields say otherwise. */
export async function addProduct(lake: SanityClient, number: string, available: number, fields: object = {}) {
  const product = `product-${number}`
  await lake
    .transaction()
    .create({
      _id: product,
      _type: 'product',
      title: english('A product'),
      slug: { _type: 'slug', current: number },
      price: 1_000,
      currency: 'USD',
      taxClass: 'standard',
      kind: 'physical',
      ...fields,
    })
    .create({ _id: `inventory-${product}`, _type: 'inventory', available })
    .commit()
}

/** The content of an order; by default with a new idempotency key. The same key is the same order. */
export interface OrderRequest {
  items: { productId: string; quantity: number }[]
  currency?: string
  locale?: string
  idempotencyKey?: string
  expected?: number
  codes?: string[]
  delivery?: string
}

/** The site's response to an order request. */
export interface OrderResponse {
  status: number
  body: Record<string, unknown> & { url: string; orderId: string }
}

/** Sends an order request to a site. Rejects when the site ends before it responds. */
export async function sendOrder(site: string, token: string, request: OrderRequest): Promise<OrderResponse> {
  const response = await fetch(`${site}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ currency: 'USD', locale: 'en', idempotencyKey: randomUUID(), ...request }),
  })
  return { status: response.status, body: (await response.json()) as OrderResponse['body'] }
}

/** Pays on a checkout page as a customer does, with a test card. Returns the status: 303 redirects, 402 is a declined card. */
export async function pay(
  url: string,
  means = 'card:pm_card_visa',
  address: Record<string, string> = {},
): Promise<number> {
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
      ...address,
    }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Calls an endpoint that only the Stripe emulator has. */
export async function controlPayments(
  { paymentsUrl, secretKey }: { paymentsUrl: string; secretKey: string },
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(`${paymentsUrl}/_emulator${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} responds with ${response.status}`)
  return response
}
