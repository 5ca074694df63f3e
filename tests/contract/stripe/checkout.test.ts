import { describe, expect, test } from 'vitest'
import { payOn, SESSION, startPayments } from './support/subject.ts'

const payments = await startPayments()
await payments.control('PUT', '/switches', { settleAfterMs: 0 })

const begin = async (params: object = {}) => {
  const { id } = await payments.stripe.checkout.sessions.create({ ...SESSION, ...params })
  return { id, page: `${payments.url}/c/pay/${id}` }
}
const read = (id: string) =>
  payments.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })

test('an accepted card pays the session and redirects with its id', async () => {
  const { id, page } = await begin({ payment_intent_data: { metadata: { order: 'order-1' } } })
  const { status, location } = await payOn(page)
  expect([status, location]).toEqual([303, `http://localhost:3000/en/success?session=${id}`])
  expect(await read(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'mary@example.com', name: 'Mary Wells' },
    payment_intent: {
      status: 'succeeded',
      metadata: { order: 'order-1' },
      latest_charge: { amount: 2918, paid: true },
    },
  })
})

test('two simultaneous clicks pay once', async () => {
  const { id, page } = await begin()
  const responses = await Promise.all([payOn(page), payOn(page), payOn(page)])
  expect(responses.map(({ location }) => location)).toEqual(Array(3).fill(responses[0]?.location))
  const { data } = await payments.stripe.charges.list({ limit: 100 })
  const session = await payments.stripe.checkout.sessions.retrieve(id)
  expect(data.filter((charge) => charge.payment_intent === session.payment_intent)).toHaveLength(1)
})

test('a declined card shows an error, and another card pays', async () => {
  const { id, page } = await begin()
  const { location } = await payOn(page, 'card:pm_card_chargeDeclinedInsufficientFunds')
  const html = await (await fetch(new URL(location, payments.url))).text()
  expect(html).toMatch(/role="alert">[^<]*too little money/)
  expect(await read(id)).toMatchObject({
    status: 'open',
    payment_intent: { last_payment_error: { decline_code: 'insufficient_funds' } },
  })
  await payOn(page)
  expect(await read(id)).toMatchObject({
    payment_status: 'paid',
    payment_intent: { last_payment_error: null },
  })
})

test.each([
  ['arrives', 'succeeds', 'paid', 'checkout.session.async_payment_succeeded'],
  ['never arrives', 'fails', 'unpaid', 'checkout.session.async_payment_failed'],
])('a transfer that %s completes at once and is settled later', async (_name, ending, state, type) => {
  const { id, page } = await begin()
  await payOn(page, `transfer:${ending}`)
  expect(await read(id)).toMatchObject({ status: 'complete' })
  await expect
    .poll(
      async () =>
        (await payments.stripe.events.list({ type })).data.map(
          ({ data }) => (data.object as { id: string }).id,
        ),
      { timeout: 20_000 },
    )
    .toContain(id)
  expect(await read(id)).toMatchObject({ status: 'complete', payment_status: state })
})

test('an expired session cannot be paid', async () => {
  const { id, page } = await begin()
  const response = await fetch(`${page}/expire`, { method: 'POST' })
  expect(response.status).toBe(410)
  expect(await response.text()).toContain('expired')
  expect((await payOn(page)).status).toBe(410)
  expect(await read(id)).toMatchObject({ status: 'expired', payment_intent: null })
})

describe('the page', () => {
  test.each([
    ['zh', 'zh', '支付', 'lang="zh" dir="ltr"'],
    ['auto', 'ar,en;q=0.5', 'ادفع', 'lang="ar" dir="rtl"'],
    ['auto', 'fr', 'Pay', 'lang="en" dir="ltr"'],
  ])('speaks the language of %s for a browser that wants %s', async (locale, accepted, word, mark) => {
    const { page } = await begin({ locale })
    const html = await (await fetch(page, { headers: { 'accept-language': accepted } })).text()
    expect(html).toContain(mark)
    expect(html).toContain(word)
  })

  test.each([
    ['jpy', 1200, /(?:JP)?¥2,400/],
    ['kwd', 1250, /KWD\s2\.500/],
    ['gbp', 1250, /£25\.00/],
  ])('writes %s with its own decimals', async (currency, amount, written) => {
    const line = { quantity: 2, price_data: { currency, unit_amount: amount, product_data: { name: 'Cap' } } }
    const { page } = await begin({ line_items: [line] })
    expect(await (await fetch(page)).text()).toMatch(written)
  })

  test('asks for an address only in allowed countries, and shows errors at their fields', async () => {
    const { id, page } = await begin({ shipping_address_collection: { allowed_countries: ['GB', 'SA'] } })
    const { status, html } = await payOn(page, 'card:pm_card_visa', { email: 'nobody', line1: 'Long Lane 1' })
    expect(status).toBe(422)
    expect(html).toMatch(/id="email"[^>]*value="nobody"[^>]*aria-invalid="true"/)
    expect(html).toMatch(/id="city"[^>]*aria-invalid="true"/)
    const address = { line1: 'Long Lane 1', city: 'London', country: 'GB' }
    expect((await payOn(page, 'card:pm_card_visa', address)).status).toBe(303)
    expect(await read(id)).toMatchObject({
      collected_information: {
        shipping_details: { name: 'Mary Wells', address: { city: 'London', country: 'GB' } },
      },
    })
  })

  test('the name of a product is escaped', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const line = { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name } } }
    const { page } = await begin({ line_items: [line] })
    expect(await (await fetch(page)).text()).not.toContain('<img src=x')
  })

  test('is served to this machine only', async () => {
    const { page } = await begin()
    // With `no-referrer` a browser would send the page's own forms without an origin, which the guard rejects.
    expect((await fetch(page)).headers.get('referrer-policy')).toBe('same-origin')
    const foreign = await fetch(page, { method: 'POST', headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect((await fetch(`${payments.url}/c/pay/cs_test_none`)).status).toBe(404)
  })
})

test('a card is saved once during payment, offered for the next one, and removed in the portal', async () => {
  const { stripe } = payments
  const customer = await stripe.customers.create({ email: 'mary@example.com' })
  const wish = {
    customer: customer.id,
    saved_payment_method_options: { payment_method_save: 'enabled' as const },
  }
  await payOn((await begin(wish)).page, 'card:pm_card_visa')
  const saved = async () => (await stripe.customers.listPaymentMethods(customer.id)).data
  expect(await saved(), 'nobody asked for it').toEqual([])
  for (const means of ['card:pm_card_visa', 'card:pm_card_visa'])
    await payOn((await begin(wish)).page, means, { save: 'on' })
  expect((await saved()).map(({ card }) => card?.last4)).toEqual(['4242'])
  const [card] = await saved()
  const { id, page } = await begin(wish)
  expect(await (await fetch(page)).text()).toContain(`saved:${card?.id}`)
  expect((await payOn(page, `saved:${card?.id}`)).status).toBe(303)
  expect(await read(id)).toMatchObject({ payment_status: 'paid' })
  // Other customers do not see the saved card.
  const other = await stripe.customers.create({ email: 'john@example.com' })
  expect((await payOn((await begin({ ...wish, customer: other.id })).page, `saved:${card?.id}`)).status).toBe(
    200,
  )

  const { url } = await stripe.billingPortal.sessions.create({ customer: customer.id })
  expect(await (await fetch(url)).text()).toContain('•••• 4242')
  const removed = await fetch(`${url}/cards/${card?.id}`, { method: 'POST' })
  expect(await removed.text()).not.toContain('•••• 4242')
  expect(await saved()).toEqual([])
  await expect(begin({ saved_payment_method_options: { payment_method_save: 'enabled' } })).rejects.toThrow()
})

test.each([
  ['29 minutes', 29 * 60],
  ['a day and a minute', 24 * 3_600 + 60],
])('a session cannot expire after %s', async (_, seconds) => {
  const end = Math.floor(Date.now() / 1_000) + seconds
  await expect(begin({ expires_at: end })).rejects.toMatchObject({ param: 'expires_at', statusCode: 400 })
  await expect(begin({ expires_at: Math.floor(Date.now() / 1_000) + 31 * 60 })).resolves.toBeDefined()
})

test('the portal has settings, by which customers manage their cards', async () => {
  const { configurations } = payments.stripe.billingPortal
  expect((await configurations.list({ is_default: true, limit: 1 })).data).toMatchObject([
    { is_default: true, features: { payment_method_update: { enabled: true } } },
  ])
  expect((await configurations.list({ is_default: false })).data).toEqual([])
})

test('the portal shows a customer’s payments and updates their details', async () => {
  const customer = await payments.stripe.customers.create({ email: 'mary@example.com' })
  const { page } = await begin({ customer: customer.id })
  await payOn(page)
  const { url } = await payments.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:3000/en/account/payment-details',
  })
  expect(await (await fetch(url)).text()).toContain('29.18')
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ email: 'mary@example.com', name: 'Mary Wells' }),
  })
  expect(await payments.stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Mary Wells' })
})
