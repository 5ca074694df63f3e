import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { describeTimes, percentile } from './statistics.ts'

/**
 * `npm run bench:orders`, on a running product. A hundred customers order and pay one at a time, then a hundred ten at a
 * time. The run waits until the webhook has marked each order as paid. Then 400 customers create checkouts over 50 connections, without paying.
 * Product, orders and accounts are removed at the end.
 */
const PEOPLE = 100
const CHECKOUTS = 400
const CONNECTIONS = 50
const GIVE_UP_MS = 120_000

/** The aim for the 99th percentile of creating a checkout over all connections. */
const P99_AIM_MS = 3_000

const settings = readSettings()
const [site, identity] = [serviceUrl('web', settings), serviceUrl('identity', settings)]
const lake = localClient(settings, readLakeTokens(settings).editor)
const number = `bench-${randomUUID().slice(0, 8)}`
const [product, inventory] = [`product-${number}`, `inventory-product-${number}`]

const accountSchema = z.object({ localId: z.string(), idToken: z.string() })
type Account = z.output<typeof accountSchema>

async function callIdentity(method: string, body: object): Promise<unknown> {
  const url = `${identity}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=emulated`
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

async function signUp(): Promise<Account> {
  const email = `bench-${randomUUID()}@example.com`
  return accountSchema.parse(
    await callIdentity('signUp', { email, password: randomUUID(), returnSecureToken: true }),
  )
}

const placedOrderSchema = z.object({ url: z.url(), orderId: z.string() })

/** Creates an order; returns it, its payment page and the milliseconds it took. */
async function createCheckout({
  idToken,
}: Account): Promise<{ orderId: string; url: string; placing: number }> {
  const started = performance.now()
  const response = await fetch(`${site}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({
      items: [{ productId: number, quantity: 1 }],
      currency: 'USD',
      idempotencyKey: randomUUID(),
    }),
  })
  const body: unknown = await response.json()
  const placing = performance.now() - started
  if (!response.ok) throw new Error(`An order request returned ${response.status}: ${JSON.stringify(body)}`)
  return { ...placedOrderSchema.parse(body), placing }
}

/** Creates an order and pays it. */
async function buy(account: Account): Promise<{ orderId: string; placing: number }> {
  const { url, orderId, placing } = await createCheckout(account)
  const form = { email: 'bench@example.com', name: 'Bench', line1: 'Lane 1', city: 'London', country: 'GB' }
  const body = new URLSearchParams({ ...form, means: 'card:pm_card_visa' })
  const paid = await fetch(url, { method: 'POST', redirect: 'manual', body })
  if (paid.status !== 303) throw new Error(`A payment returned ${paid.status}.`)
  return { orderId, placing }
}

/** Waits until every order is paid. */
async function waitUntilPaid(ids: readonly string[]): Promise<void> {
  const started = performance.now()
  for (;;) {
    const paid = await lake.fetch<number>(`count(*[_id in $ids && state == "paid"])`, { ids })
    if (paid === ids.length) return
    if (performance.now() - started > GIVE_UP_MS)
      throw new Error(`Only ${paid} of ${ids.length} orders are paid.`)
    await wait(20)
  }
}

/** Runs one task per account, at most `atOnce` at a time. */
async function runAll<Value>(
  accounts: readonly Account[],
  atOnce: number,
  task: (account: Account) => Promise<Value>,
): Promise<Value[]> {
  const queue = [...accounts]
  const results: Value[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await task(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

async function measurePaidOrders(accounts: readonly Account[], atOnce: number): Promise<void> {
  const started = performance.now()
  const bought = await runAll(accounts, atOnce, buy)
  await waitUntilPaid(bought.map(({ orderId }) => orderId))
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${atOnce} at a time: ${(accounts.length / seconds).toFixed(1)} orders a second from the cart to paid; ` +
      `POST /api/orders ${describeTimes(bought.map(({ placing }) => placing))}`,
  )
}

async function measureCheckouts(accounts: readonly Account[]): Promise<void> {
  const started = performance.now()
  const times = (await runAll(accounts, CONNECTIONS, createCheckout)).map(({ placing }) => placing)
  const seconds = (performance.now() - started) / 1000
  const shares = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`)
  console.log(
    `${CONNECTIONS} connections: ${(times.length / seconds).toFixed(1)} checkouts a second; POST /api/orders ` +
      `${shares.join(', ')} (aim: below ${P99_AIM_MS} ms), worst ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
  )
}

const accounts: Account[] = []
try {
  await lake
    .transaction()
    .create({
      _id: product,
      _type: 'product',
      title: [{ _key: 'en', _type: 'internationalizedArrayStringValue', language: 'en', value: 'Bench' }],
      slug: { _type: 'slug', current: number },
      price: 1_000,
      currency: 'USD',
      taxClass: 'standard',
      kind: 'physical',
    })
    .create({ _id: inventory, _type: 'inventory', available: 2 * PEOPLE + CHECKOUTS })
    .commit()
  for (let count = 0; count < 2 * PEOPLE + CHECKOUTS; count += 1) accounts.push(await signUp())
  await measurePaidOrders(accounts.slice(0, PEOPLE), 1)
  await measurePaidOrders(accounts.slice(PEOPLE, 2 * PEOPLE), 10)
  await measureCheckouts(accounts.slice(2 * PEOPLE))
} finally {
  const uids = accounts.map(({ localId }) => localId)
  await lake.delete({ query: `*[_type == "order" && customer.uid in $uids]`, params: { uids } })
  await lake.transaction().delete(product).delete(inventory).commit()
  for (const { idToken } of accounts) await callIdentity('delete', { idToken })
}
