import { expect, test as base } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Stripe from 'stripe'
import { ROOT } from '../../../scripts/settings.ts'
import { newAddress, openAccount } from '../support/accounts.ts'
import { siteUrl } from '../support/addresses.ts'
import { lakeClient } from '../support/lake.ts'
import { offerGood, type CountedGood } from '../support/order-product.ts'
import { payingAlone } from '../support/paying.ts'
import { newShopper, paymentKeys, pay, placeOrder, switchPayments } from '../support/shopper.ts'
import { visit } from '../support/visitor.ts'

interface StoredOrder {
  state: string
  number: string
  totals: { payable: number }
  history: { event: string }[]
  mail?: { state: string }
}

const lake = lakeClient()
const readOrder = (id: string) => lake.getDocument<StoredOrder & { _id: string; _rev: string }>(id)
const stateOf = async (id: string) => (await readOrder(id))?.state
const until = { timeout: 60_000 }

const test = base.extend<{ payingAlone: void }>({ payingAlone })

const goods: CountedGood[] = []

/** A good of this test's own, with so many pieces. */
async function newProduct(available: number): Promise<CountedGood> {
  const good = await offerGood(available)
  goods.push(good)
  return good
}

test.afterAll(() => Promise.all(goods.map((good) => good.remove())))

test('an order is paid once, however often the payment service says so, and mailed once', async () => {
  const { number, left } = await newProduct(5)
  await switchPayments({ webhooks: { duplicate: 3, reorder: true } })
  const placed = await placeOrder(await newShopper(), { items: [{ productId: number, quantity: 2 }] })
  expect(placed.status).toBe(200)
  expect(await left()).toBe(3)
  expect(await pay(placed.body.url)).toBe(303)
  await expect.poll(() => stateOf(placed.body.orderId), until).toBe('paid')
  await expect.poll(async () => (await readOrder(placed.body.orderId))?.mail?.state, until).toBe('sent')
  const order = await readOrder(placed.body.orderId)
  expect(order?.history.map(({ event }) => event)).toEqual(['placed', 'paymentOpened', 'paid'])
  expect(await left()).toBe(3)
})

test('the same key is the same order and the same page', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const wish = { items: [{ productId: number, quantity: 1 }], idempotencyKey: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => placeOrder(shopper, wish)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(await left()).toBe(4)
})

test('fifty buyers for ten pieces: ten get one, and nobody an eleventh', async () => {
  test.setTimeout(300_000)
  const { number, left } = await newProduct(10)
  const shoppers = await Promise.all(Array.from({ length: 50 }, newShopper))
  const answers = await Promise.all(
    shoppers.map((shopper) => placeOrder(shopper, { items: [{ productId: number, quantity: 1 }] })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body['error'])).toEqual(Array(40).fill('stock'))
  expect(await left()).toBe(0)
})

test('a webhook that never comes is made up for by reconciliation @full', async () => {
  const { number } = await newProduct(5)
  await switchPayments({ webhooks: { drop: true } })
  const placed = await placeOrder(await newShopper(), { items: [{ productId: number, quantity: 1 }] })
  await pay(placed.body.url)
  expect(await stateOf(placed.body.orderId)).toBe('pending')
  // Fresh orders are left to their webhook; this one is made an old one.
  await lake
    .patch(placed.body.orderId)
    .set({ placedAt: new Date(Date.now() - 600_000).toISOString() })
    .commit()
  await expect.poll(() => stateOf(placed.body.orderId), { timeout: 90_000 }).toBe('paid')
})

test('what is not paid gives its stock back: expired, and refused by the bank', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const first = await placeOrder(shopper, { items: [{ productId: number, quantity: 3 }] })
  await fetch(`${first.body.url}/expire`, { method: 'POST' })
  await expect.poll(() => stateOf(first.body.orderId), until).toBe('expired')
  expect(await left()).toBe(5)
  await switchPayments({ settleAfterMs: 0 })
  const second = await placeOrder(shopper, { items: [{ productId: number, quantity: 3 }] })
  await pay(second.body.url, 'transfer:fails')
  await expect.poll(() => stateOf(second.body.orderId), until).toBe('failed')
  expect(await left()).toBe(5)
})

test('another order of the same customer lets go of the stock of the one before', async () => {
  const { number, left } = await newProduct(2)
  const shopper = await newShopper()
  const first = await placeOrder(shopper, { items: [{ productId: number, quantity: 2 }] })
  expect(await left()).toBe(0)
  const second = await placeOrder(shopper, { items: [{ productId: number, quantity: 1 }] })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await stateOf(first.body.orderId)).toBe('expired')
  expect(await left()).toBe(1)
})

test('a payment service that fails loses nothing: the same key goes on where it ended', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const wish = { items: [{ productId: number, quantity: 1 }], idempotencyKey: randomUUID() }
  const path = '/v1/checkout/sessions'
  await switchPayments({ faults: [{ method: 'POST', path, status: 500, when: 'after', times: 6 }] })
  const failed = await placeOrder(shopper, wish)
  expect([failed.status, failed.body['error']]).toEqual([502, 'payment'])
  expect(await left()).toBe(4)
  await switchPayments(null)
  const again = await placeOrder(shopper, wish)
  expect(again.status).toBe(200)
  expect(await left()).toBe(4)
  await pay(again.body.url)
  await expect.poll(() => stateOf(again.body.orderId), until).toBe('paid')
})

test('prices and quantities that a browser makes up are refused, and so is a sum that has changed (ASVS 2.2.1, 2.2.2)', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const items = [{ productId: number, quantity: 1 }]
  for (const quantity of [0, -1, 0.5, 100, 1e21]) {
    const { status } = await placeOrder(shopper, { items: [{ productId: number, quantity }] })
    expect(status, String(quantity)).toBe(422)
  }
  expect(await placeOrder(shopper, { items: [{ productId: number, quantity: 6 }] })).toMatchObject({
    status: 409,
    body: { error: 'stock', products: [{ productId: number, available: 5 }] },
  })
  const cheap = await placeOrder(shopper, { items: [{ productId: number, quantity: 1, price: 1 } as never] })
  expect(cheap.status).toBe(422)
  expect(await placeOrder(shopper, { items, expected: 1 })).toMatchObject({
    status: 409,
    body: { error: 'price', payable: 1_000 },
  })
  expect(await left()).toBe(5)
})

test('a body that is too large, or no order at all, is refused in words (ASVS 2.2.2, 2.4.1)', async () => {
  const { idToken } = await newShopper()
  const ask = async (body: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
    const response = await fetch(`${siteUrl}/api/orders`, { method: 'POST', headers, body })
    return [response.status, ((await response.json()) as { error: string }).error]
  }
  expect(await ask(JSON.stringify({ items: 'x'.repeat(20_000) }))).toEqual([413, 'tooLarge'])
  for (const body of ['', '{', 'null', '[]', '"x"', '{"__proto__":{"items":[]}}', '['.repeat(8_000)])
    expect(await ask(body), body.slice(0, 30)).toEqual([422, 'invalid'])
})

test('another’s order is none: its page tells nothing of it (ASVS 8.2.2)', async () => {
  const { number } = await newProduct(5)
  const [buyer, stranger] = [await openAccount(newAddress()), await openAccount(newAddress())]
  const { body } = await placeOrder(
    { email: '', idToken: buyer.token },
    { items: [{ productId: number, quantity: 1 }] },
  )
  const named = (await readOrder(body.orderId))?.number ?? ''
  const shown = async (page: string, cookie: string) =>
    (await visit(`/en/${page}?order=${body.orderId}`, { headers: { cookie } })).body.includes(named)
  for (const page of ['success', 'failed'])
    expect([await shown(page, buyer.cookie), await shown(page, stranger.cookie)], page).toEqual([true, false])
  expect(
    (await visit('/en/account/order-history', { headers: { cookie: stranger.cookie } })).body,
  ).not.toContain(named)
})

test('a file is downloaded by who bought it, and by nobody else, by no address (ASVS 8.2.2)', async () => {
  const [buyer, stranger] = [await openAccount(newAddress()), await openAccount(newAddress())]
  const wish = { items: [{ productId: '10208', quantity: 1 }], currency: 'GBP' }
  const { body } = await placeOrder({ email: '', idToken: buyer.token }, wish)
  const download = (cookie = '') =>
    fetch(`${siteUrl}/api/orders/${body.orderId}/files/10208`, { headers: { cookie } })
  expect((await download(buyer.cookie)).status, 'not paid yet').toBe(404)
  await pay(body.url)
  await expect.poll(() => stateOf(body.orderId), until).toBe('fulfilled')
  expect([(await download()).status, (await download(stranger.cookie)).status]).toEqual([401, 404])
  const bytes = Buffer.from(await (await download(buyer.cookie)).arrayBuffer())
  const original = await readFile(join(ROOT, 'scripts/seed-content/files/wallpapers/still-water.jpg'))
  expect(bytes.equals(original)).toBe(true)

  const nobody = lake.withConfig({ token: '' })
  const product = await nobody.fetch<{ download: { parts: string[] }; file: unknown }>(
    `*[slug.current == "10208"][0] { download, file }`,
  )
  expect(product.file).toBeNull()
  expect(await nobody.fetch(`count(*[_id in $ids])`, { ids: product.download.parts })).toBe(0)
  expect(await lake.fetch(`count(*[_id in $ids])`, { ids: product.download.parts })).toBeGreaterThan(0)
})

test('who is nobody orders nothing (ASVS 8.3.1)', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${siteUrl}/api/orders`, { method: 'POST', headers, body: '{}' })
  expect((await ask({ authorization: 'Bearer forged' })).status).toBe(401)
  expect((await ask({})).status).toBe(403)
  expect((await ask({ origin: siteUrl })).status).toBe(401)
  expect((await ask({ origin: 'https://evil.example' })).status).toBe(403)
})

test('a webhook that is forged, or signed long ago, moves nothing (ASVS 4.1.5)', async () => {
  const { number } = await newProduct(5)
  const { body } = await placeOrder(await newShopper(), { items: [{ productId: number, quantity: 1 }] })
  const payload = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { metadata: { order: body.orderId }, payment_status: 'paid' } },
  })
  const send = (signature: string) =>
    fetch(`${siteUrl}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    })
  const sign = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    new Stripe('sk_test_none').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const { webhookSecret } = paymentKeys()
  expect((await send('')).status).toBe(400)
  expect((await send(sign('whsec_guessed'))).status).toBe(400)
  expect((await send(sign(webhookSecret, Math.floor(Date.now() / 1000) - 600))).status).toBe(400)
  // Signed well, it is heard, and the payment service is asked: nothing was paid.
  expect((await send(sign(webhookSecret))).status).toBe(200)
  expect(await stateOf(body.orderId)).toBe('pending')
})
