import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { SIZE_LIMIT } from './functions.ts'
import { bearer, deployment, post, visit } from './visit.ts'

const { environment } = deployment

test('search suggests pages and shows results, in the language of the page', async () => {
  const { status, body } = await visit('/api/search?q=cloud&locale=en')
  expect(status).toBe(200)
  const { results } = JSON.parse(body) as { results: { href: string }[] }
  expect(results.map(({ href }) => href)).toContain('/blog/cloud-bill-is-a-design-document')
  const page = await visit('/ar/search?q=السحابة')
  expect(page.status).toBe(200)
  expect(/<a [^>]*href="\/ar\/blog\//.test(page.body)).toBe(true)
  expect((await visit('/api/search?q=cloud&locale=xx')).status).toBe(422)
})

test('the cart is priced by the shop', async () => {
  const items = [{ productId: '1030', quantity: 2, price: 1 }]
  const { status, body } = await post('/api/cart', { locale: 'en', items })
  expect(status).toBe(200)
  expect(JSON.parse(body)).toMatchObject({
    lines: [{ state: 'ok', product: { price: 21_500, currency: 'USD' } }],
  })
})

test('a wrong password starts no session', async () => {
  const response = await post('/api/login', { email: 'nadia@client.example', password: 'not-the-password' })
  expect(response.status).toBe(400)
  expect((JSON.parse(response.body) as { error: string }).error).toBe('wrongPassword')
  expect(response.headers.getSetCookie()).toEqual([])
})

test('an order is refused without a customer, and with an unsigned token', async () => {
  const order = {
    items: [{ productId: '1030', quantity: 1 }],
    currency: 'USD',
    idempotencyKey: crypto.randomUUID(),
  }
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"demo-customer","aud":"demo-meridian"}')}.`
  for (const headers of [{ origin: deployment.siteUrl }, bearer(unsigned)])
    expect((await post('/api/orders', order, headers)).status).toBe(401)
})

test('a form that is sent without JavaScript returns its errors', async () => {
  const { body } = await visit('/en/contact')
  const fields = new FormData()
  for (const [, name = '', value = ''] of body.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  ))
    fields.set(name, value.replaceAll('&quot;', '"'))
  expect([...fields.keys()].some((name) => name.startsWith('$ACTION_'))).toBe(true)
  const response = await visit('/en/contact', {
    method: 'POST',
    body: fields,
    headers: { origin: deployment.siteUrl },
  })
  expect(response.status).toBe(200)
  expect(response.body.includes('aria-invalid="true"')).toBe(true)
})

describe("the payment service's webhook", () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.succeeded',
    data: { object: {} },
  })
  const send = (secret: string) =>
    post('/api/stripe/webhook', payload, {
      'stripe-signature': new Stripe('sk_test_none').webhooks.generateTestHeaderString({ payload, secret }),
    })

  test('is taken with the right signature', async () => {
    expect((await send(environment.STRIPE_WEBHOOK_SECRET ?? '')).status).toBe(200)
  })

  test('is refused with a wrong one, and without any', async () => {
    expect((await send('whsec_of_another_endpoint')).status).toBe(400)
    expect((await post('/api/stripe/webhook', payload)).status).toBe(400)
  })
})

describe.for(deployment.crons)('the cron route %s', (path) => {
  test('does its work with the secret that Vercel sends', async () => {
    const { status, body } = await visit(path, { headers: bearer(environment.CRON_SECRET ?? '') })
    expect([status, body]).toEqual([200, expect.stringMatching(/^\{/)])
  })

  test('refuses others', async () => {
    for (const headers of [{}, bearer('another-secret')])
      expect((await visit(path, { headers })).status).toBe(401)
  })
})

test('every function is within the size that Vercel takes', () => {
  expect(deployment.functions.map(({ size }) => size).filter((size) => size > SIZE_LIMIT)).toEqual([])
})
