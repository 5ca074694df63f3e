import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { localClient } from '../seed/client.ts'
import { serviceUrl } from '../services.ts'
import { readSettings } from '../settings.ts'
import { readLakeTokens } from '../start/secrets.ts'
import { describeTimes } from './statistics.ts'

/**
 * `npm run bench:orders`, on a running product: a hundred people order one at a time, then a hundred ten at a time. Each signs up, orders, pays
 * on the hosted page, and is waited for until the webhook has made the order a paid one. Good, orders and accounts are removed at the end.
 */
const PEOPLE = 100
const GIVE_UP_MS = 120_000

const settings = readSettings()
const [site, identity] = [serviceUrl('web', settings), serviceUrl('identity', settings)]
const lake = localClient(settings, readLakeTokens(settings).editor)
const number = `bench-${randomUUID().slice(0, 8)}`
const [product, inventory] = [`product-${number}`, `inventory-product-${number}`]

const Account = z.object({ localId: z.string(), idToken: z.string() })
type Account = z.output<typeof Account>

async function askIdentity(method: string, body: object): Promise<unknown> {
  const url = `${identity}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=emulated`
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

async function signUp(): Promise<Account> {
  const email = `bench-${randomUUID()}@example.com`
  return Account.parse(
    await askIdentity('signUp', { email, password: randomUUID(), returnSecureToken: true }),
  )
}

const Placed = z.object({ url: z.url(), orderId: z.string() })

/** Orders and pays; answers the order and how long it took to be placed, in milliseconds. */
async function buy({ idToken }: Account): Promise<{ orderId: string; placing: number }> {
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
  const answer: unknown = await response.json()
  const placing = performance.now() - started
  if (!response.ok) throw new Error(`An order was answered ${response.status}: ${JSON.stringify(answer)}`)
  const { url, orderId } = Placed.parse(answer)
  const form = { email: 'bench@example.com', name: 'Bench', line1: 'Lane 1', city: 'London', country: 'GB' }
  const body = new URLSearchParams({ ...form, means: 'card:pm_card_visa' })
  const paid = await fetch(url, { method: 'POST', redirect: 'manual', body })
  if (paid.status !== 303) throw new Error(`A payment was answered ${paid.status}.`)
  return { orderId, placing }
}

/** Waits until every order is paid. */
async function untilPaid(ids: readonly string[]): Promise<void> {
  const started = performance.now()
  for (;;) {
    const paid = await lake.fetch<number>(`count(*[_id in $ids && state == "paid"])`, { ids })
    if (paid === ids.length) return
    if (performance.now() - started > GIVE_UP_MS)
      throw new Error(`Only ${paid} of ${ids.length} orders are paid.`)
    await wait(20)
  }
}

async function measure(accounts: readonly Account[], atOnce: number): Promise<void> {
  const queue = [...accounts]
  const bought: { orderId: string; placing: number }[] = []
  const started = performance.now()
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) bought.push(await buy(next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await untilPaid(bought.map(({ orderId }) => orderId))
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${atOnce} at a time: ${(accounts.length / seconds).toFixed(1)} orders a second from the cart to paid; ` +
      `POST /api/orders ${describeTimes(bought.map(({ placing }) => placing))}`,
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
    .create({ _id: inventory, _type: 'inventory', available: 10 * PEOPLE })
    .commit()
  for (let count = 0; count < 2 * PEOPLE; count += 1) accounts.push(await signUp())
  await measure(accounts.slice(0, PEOPLE), 1)
  await measure(accounts.slice(PEOPLE), 10)
} finally {
  const uids = accounts.map(({ localId }) => localId)
  await lake.delete({ query: `*[_type == "order" && customer.uid in $uids]`, params: { uids } })
  await lake.transaction().delete(product).delete(inventory).commit()
  for (const { idToken } of accounts) await askIdentity('delete', { idToken })
}
