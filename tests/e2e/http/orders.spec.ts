import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Stripe from 'stripe'
import { ROOT } from '../../../scripts/settings.ts'
import { paymentKeys } from '../../../scripts/start/secrets.ts'
import { pay } from '../../shop-api.ts'
import { openAccount } from '../support/accounts.ts'
import { settings, siteUrl } from '../support/addresses.ts'
import { lakeClient } from '../support/lake.ts'
import { TEXTS } from '../support/languages.ts'
import { expect, paymentRequestTest as test } from '../support/payment-test.ts'
import { newShopper, placeOrder, readOrder, switchPayments } from '../support/shopper.ts'
import { createTestProduct, type TestProduct } from '../support/test-product.ts'
import { visit } from '../support/visitor.ts'

const lake = lakeClient()
const stateOf = async (id: string) => (await readOrder(id)).state
const until = { timeout: 60_000 }

const products: TestProduct[] = []

/** Creates a product for this test with limited stock. */
async function newProduct(available: number): Promise<TestProduct> {
  const product = await createTestProduct(available)
  products.push(product)
  return product
}

test.afterAll(() => Promise.all(products.map((product) => product.remove())))

test('what is paid leaves the cart of the account, also of a customer who never returns to the site', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const cartAfter = async (set: object[]): Promise<unknown> => {
    const response = await visit('/api/account/saved-items', {
      method: 'POST',
      headers: { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account: null, set, removed: [], wished: [], unwished: [] }),
    })
    return (JSON.parse(response.body) as { cart: unknown }).cart
  }
  const others = [{ id: '1030', quantity: 1 }]
  await cartAfter([{ id: number, quantity: 3 }, ...others])
  const { body } = await placeOrder(shopper, { items: [{ productId: number, quantity: 2 }] })
  expect(await cartAfter([])).toEqual([{ id: number, quantity: 3 }, ...others])
  expect(await pay(body.url)).toBe(303)
  await expect.poll(() => cartAfter([]), until).toEqual([{ id: number, quantity: 1 }, ...others])
  expect(await left()).toBe(3)
})

test('an order is paid and emailed once, however often Stripe notifies the site', async () => {
  const { number, left } = await newProduct(5)
  await switchPayments({ webhooks: { duplicate: 3, reorder: true } })
  const placed = await placeOrder(await newShopper(), { items: [{ productId: number, quantity: 2 }] })
  expect(placed.status).toBe(200)
  expect(await left()).toBe(3)
  expect(await pay(placed.body.url)).toBe(303)
  await expect.poll(() => stateOf(placed.body.orderId), until).toBe('paid')
  await expect.poll(async () => (await readOrder(placed.body.orderId)).mail?.state, until).toBe('sent')
  const order = await readOrder(placed.body.orderId)
  expect(order.history.map(({ event }) => event)).toEqual(['placed', 'paymentOpened', 'paid'])
  expect(await left()).toBe(3)
})

test('the same key returns the same order and payment page', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const order = { items: [{ productId: number, quantity: 1 }], idempotencyKey: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => placeOrder(shopper, order)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(await left()).toBe(4)
})

test('fifty buyers of ten units: ten get one each', async () => {
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

test('reconciliation makes up for a lost webhook @full', async () => {
  const { number } = await newProduct(5)
  await switchPayments({ webhooks: { drop: true } })
  const placed = await placeOrder(await newShopper(), { items: [{ productId: number, quantity: 1 }] })
  await pay(placed.body.url)
  expect(await stateOf(placed.body.orderId)).toBe('pending')
  // Reconciliation skips recent orders, so this one is dated back.
  await lake
    .patch(placed.body.orderId)
    .set({ placedAt: new Date(Date.now() - 600_000).toISOString() })
    .commit()
  await expect.poll(() => stateOf(placed.body.orderId), { timeout: 90_000 }).toBe('paid')
})

test('expired and declined orders release their stock', async () => {
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

test('a bank transfer that fails later releases its stock and is emailed once @full', async () => {
  const { number, left } = await newProduct(5)
  const placed = await placeOrder(await newShopper(), { items: [{ productId: number, quantity: 2 }] })
  expect(await pay(placed.body.url, 'transfer:fails')).toBe(303)
  const mailsOf = async () =>
    (await readOrder(placed.body.orderId)).mails?.map(({ kind, state }) => [kind, state])
  await expect.poll(mailsOf, until).toEqual([['paymentFailed', 'sent']])
  expect([await stateOf(placed.body.orderId), await left()]).toEqual(['failed', 5])
})

test('another order of the same customer releases the stock of the earlier one', async () => {
  const { number, left } = await newProduct(2)
  const shopper = await newShopper()
  const first = await placeOrder(shopper, { items: [{ productId: number, quantity: 2 }] })
  expect(await left()).toBe(0)
  const second = await placeOrder(shopper, { items: [{ productId: number, quantity: 1 }] })
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await stateOf(first.body.orderId)).toBe('expired')
  expect(await left()).toBe(1)
})

test('a failing payment service loses nothing: the same key resumes the order', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const order = { items: [{ productId: number, quantity: 1 }], idempotencyKey: randomUUID() }
  const path = '/v1/checkout/sessions'
  await switchPayments({ faults: [{ method: 'POST', path, status: 500, when: 'after', times: 6 }] })
  const failed = await placeOrder(shopper, order)
  expect([failed.status, failed.body['error']]).toEqual([502, 'payment'])
  expect(await left()).toBe(4)
  await switchPayments(null)
  const again = await placeOrder(shopper, order)
  expect(again.status).toBe(200)
  expect(await left()).toBe(4)
  await pay(again.body.url)
  await expect.poll(() => stateOf(again.body.orderId), until).toBe('paid')
})

test('invalid prices and quantities, and an outdated total, are rejected (ASVS 2.2.1, 2.2.2)', async () => {
  const { number, left } = await newProduct(5)
  const shopper = await newShopper()
  const items = [{ productId: number, quantity: 1 }]
  for (const quantity of [0, -1, 0.5, 100, 1e21]) {
    const { status } = await placeOrder(shopper, { items: [{ productId: number, quantity }] })
    expect(status, String(quantity)).toBe(422)
  }
  expect(await placeOrder(shopper, { items: [{ productId: number, quantity: 6 }] })).toMatchObject({
    status: 409,
    body: { error: 'limit', retryable: false, products: [{ productId: number, limit: 3, held: 0 }] },
  })
  const few = await newProduct(2)
  expect(await placeOrder(shopper, { items: [{ productId: few.number, quantity: 3 }] })).toMatchObject({
    status: 409,
    body: { error: 'stock', retryable: true, products: [{ productId: few.number, available: 2 }] },
  })
  const cheap = await placeOrder(shopper, { items: [{ productId: number, quantity: 1, price: 1 } as never] })
  expect(cheap.status).toBe(422)
  expect(await placeOrder(shopper, { items, expected: 1 })).toMatchObject({
    status: 409,
    body: { error: 'price', payable: 1_000 },
  })
  expect(await left()).toBe(5)
})

test('a too large or invalid body is rejected with a message (ASVS 2.2.2, 2.4.1)', async () => {
  const { token } = await newShopper()
  const ask = async (body: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${siteUrl}/api/orders`, { method: 'POST', headers, body })
    return [response.status, ((await response.json()) as { error: string }).error]
  }
  expect(await ask(JSON.stringify({ items: 'x'.repeat(20_000) }))).toEqual([413, 'tooLarge'])
  for (const body of ['', '{', 'null', '[]', '"x"', '{"__proto__":{"items":[]}}', '['.repeat(8_000)])
    expect(await ask(body), body.slice(0, 30)).toEqual([422, 'invalid'])
})

test('another customer’s order page reveals nothing (ASVS 8.2.2)', async () => {
  const { number } = await newProduct(5)
  const [buyer, stranger] = [await openAccount(), await openAccount()]
  const { body } = await placeOrder(buyer, { items: [{ productId: number, quantity: 1 }] })
  const named = (await readOrder(body.orderId)).number
  const asked = (page: string, { cookie }: { cookie: string }) =>
    visit(`/en/${page}?order=${body.orderId}`, { headers: { cookie } })
  for (const page of ['success', 'failed']) {
    const [own, foreign] = [await asked(page, buyer), await asked(page, stranger)]
    expect([own.status, foreign.status], page).toEqual([200, 404])
    expect([own.body.includes(named), foreign.body.includes(named)], page).toEqual([true, false])
  }
  expect(
    (await visit('/en/account/order-history', { headers: { cookie: stranger.cookie } })).body,
  ).not.toContain(named)
})

/** Accepts the download terms on an order page, as a browser without JavaScript does. */
async function agreeToDownload(page: string, cookie: string): Promise<void> {
  const html = await (await fetch(page, { headers: { cookie } })).text()
  const box = html.indexOf('name="agreed"')
  const form = html.slice(html.lastIndexOf('<form', box), html.indexOf('</form>', box))
  const data = new FormData()
  for (const [input] of form.matchAll(/<input type="hidden"[^>]*>/g))
    data.set(/name="([^"]+)"/.exec(input)?.[1] ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? '')
  data.set('agreed', 'on')
  await fetch(page, { method: 'POST', headers: { cookie, origin: siteUrl }, body: data, redirect: 'manual' })
}

const agreedAt = async (id: string): Promise<string | undefined> => (await readOrder(id)).downloadsAgreedAt

test('only the buyer can download a file (ASVS 8.2.2)', async () => {
  const [buyer, stranger] = [await openAccount(), await openAccount()]
  const order = { items: [{ productId: '10208', quantity: 1 }], currency: 'GBP' }
  const { body } = await placeOrder(buyer, order)
  const download = (cookie = '') =>
    fetch(`${siteUrl}/api/orders/${body.orderId}/files/10208`, { headers: { cookie } })
  expect((await download(buyer.cookie)).status, 'not paid yet').toBe(404)
  await pay(body.url)
  await expect.poll(() => stateOf(body.orderId), until).toBe('fulfilled')
  expect([(await download()).status, (await download(stranger.cookie)).status]).toEqual([401, 404])
  const early = await fetch(`${siteUrl}/api/orders/${body.orderId}/files/10208`, {
    headers: { cookie: buyer.cookie },
    redirect: 'manual',
  })
  const page = `${siteUrl}/en/success?order=${body.orderId}`
  expect([early.status, early.headers.get('location')], 'not agreed yet').toEqual([303, page])
  await agreeToDownload(page, stranger.cookie)
  expect(await agreedAt(body.orderId), 'another cannot agree').toBeUndefined()
  await agreeToDownload(page, buyer.cookie)
  expect(await agreedAt(body.orderId)).toMatch(/^\d{4}-\d\d-\d\dT/)
  const bytes = Buffer.from(await (await download(buyer.cookie)).arrayBuffer())
  const original = await readFile(join(ROOT, 'scripts/seed-content/files/wallpapers/still-water.jpg'))
  expect(bytes.equals(original)).toBe(true)

  const nobody = lake.withConfig({ token: '' })
  const ids = await nobody.fetch<string[]>(`*[slug.current == "10208"][0].download.parts`)
  expect(await nobody.fetch(`count(*[_id in $ids])`, { ids })).toBe(0)
  expect(await lake.fetch(`count(*[_id in $ids])`, { ids })).toBeGreaterThan(0)
})

test('a product that is deleted before or after its payment can still be downloaded as sold', async () => {
  const buyer = await openAccount()
  const sold = await lake.fetch<object>(
    `*[slug.current == "10208"][0] { title, price, currency, taxClass, kind, download }`,
  )
  const original = await readFile(join(ROOT, 'scripts/seed-content/files/wallpapers/still-water.jpg'))
  for (const moment of ['before', 'after']) {
    const number = `deleted-${randomUUID().slice(0, 8)}`
    const product = `product-${number}`
    await lake.create({ ...sold, _id: product, _type: 'product', slug: { _type: 'slug', current: number } })
    const order = { items: [{ productId: number, quantity: 1 }] }
    const { body } = await placeOrder(buyer, order)
    if (moment === 'before') await lake.delete(product)
    await pay(body.url)
    await expect.poll(() => stateOf(body.orderId), until).toBe('fulfilled')
    if (moment === 'after') await lake.delete(product)
    const headers = { cookie: buyer.cookie }
    const path = `/api/orders/${body.orderId}/files/${number}`
    const page = `/en/success?order=${body.orderId}`
    await agreeToDownload(siteUrl + page, buyer.cookie)
    expect((await visit(page, { headers })).body, moment).toContain(path)
    const file = await fetch(siteUrl + path, { headers })
    expect([file.status, Buffer.from(await file.arrayBuffer()).equals(original)], moment).toEqual([200, true])
  }
})

test('while Stripe is down an order page shows the known state within seconds @full', async () => {
  const { number } = await newProduct(5)
  const buyer = await openAccount()
  const order = async () => {
    const order = { items: [{ productId: number, quantity: 1 }] }
    return (await placeOrder(buyer, order)).body
  }
  const paid = await order()
  await pay(paid.url)
  await expect.poll(() => stateOf(paid.orderId), until).toBe('paid')
  const unconfirmed = await order()
  await switchPayments({ webhooks: { drop: true }, slowMs: 60_000 })
  await pay(unconfirmed.url)
  for (const page of ['success', 'failed'])
    for (const [{ orderId }, text] of [
      [paid, TEXTS.en.orders.success],
      [unconfirmed, TEXTS.en.orders.unconfirmed],
    ] as const) {
      const begun = Date.now()
      const { status, body } = await visit(`/en/${page}?order=${orderId}`, {
        headers: { cookie: buyer.cookie },
      })
      expect(Date.now() - begun, page).toBeLessThan(10_000)
      expect(status, page).toBe(200)
      expect(body, page).toContain(text)
      expect(body, page).toContain((await readOrder(orderId)).number)
    }
})

test('orders need an account (ASVS 8.3.1)', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${siteUrl}/api/orders`, { method: 'POST', headers, body: '{}' })
  expect((await ask({ authorization: 'Bearer forged' })).status).toBe(401)
  expect((await ask({})).status).toBe(403)
  expect((await ask({ origin: siteUrl })).status).toBe(401)
  expect((await ask({ origin: 'https://evil.example' })).status).toBe(403)
})

test('a forged or old webhook has no effect (ASVS 4.1.5)', async () => {
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
  const { webhookSecret } = paymentKeys(settings)
  expect((await send('')).status).toBe(400)
  expect((await send(sign('whsec_guessed'))).status).toBe(400)
  expect((await send(sign(webhookSecret, Math.floor(Date.now() / 1000) - 600))).status).toBe(400)
  // A validly signed event is checked with the payment service: nothing was paid.
  expect((await send(sign(webhookSecret))).status).toBe(200)
  expect(await stateOf(body.orderId)).toBe('pending')
})
