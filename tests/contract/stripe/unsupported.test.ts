import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/settings.ts'
import { startPayments } from './support/subject.ts'

/** Returns the method and path of every request that the SDK can make. */
function requestsOfSdk(): { method: string; path: string }[] {
  const folder = join(ROOT, 'node_modules/stripe/esm/resources')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /_makeRequest\('([A-Z]+)', ['`](\/v\d\/[^'`]+)['`]/g,
      ),
    ].map(([, method = '', path = '']) => ({ method, path: path.replace(/\$\{[^}]+\}/g, 'unknown_1') })),
  )
}

const payments = await startPayments()

async function request(method: string, path: string) {
  const headers = { authorization: `Bearer ${payments.secretKey}` }
  const response = await fetch(payments.url + path, { method, headers })
  return {
    status: response.status,
    body: (await response.json()) as { error?: { code?: string; message: string } },
  }
}

test('every request of the SDK is served, or refused by its name in Stripe’s format', async () => {
  const requests = requestsOfSdk()
  expect(requests.length).toBeGreaterThan(500)
  const wrong: unknown[] = []
  for (const { method, path } of requests) {
    const { status, body } = await request(method, path)
    const isServed = status === 200 || (status < 500 && body.error?.code !== 'emulator_unsupported')
    const isNamed = body.error?.message.includes(`${method} ${path}`)
    const isUnknown = body.error?.message.startsWith('Unrecognized request URL')
    if (isUnknown || !(isServed || isNamed)) wrong.push({ method, path, status, body })
  }
  expect(wrong).toEqual([])
})

test('the SDK rejects what is not supported, a search included', async () => {
  const unsupported = { statusCode: 404, code: 'emulator_unsupported', type: 'StripeInvalidRequestError' }
  await expect(payments.stripe.subscriptions.list()).rejects.toMatchObject(unsupported)
  await expect(payments.stripe.invoices.search({ query: 'status:"open"' })).rejects.toMatchObject(unsupported)
  await expect(payments.stripe.setupIntents.create()).rejects.toBeInstanceOf(
    Stripe.errors.StripeInvalidRequestError,
  )
})

test('a path that Stripe does not know gets Stripe’s own error', async () => {
  const { status, body } = await request('GET', '/v1/unicorns')
  expect([status, body.error?.code]).toEqual([404, undefined])
  expect(body.error?.message).toContain('Unrecognized request URL (GET: /v1/unicorns)')
})

test('the name of an inherited property is no test card', async () => {
  const { id: customer } = await payments.stripe.customers.create()
  for (const name of ['constructor', '__proto__'])
    await expect(payments.stripe.paymentMethods.attach(name, { customer })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
})

test('too large a request to the emulator itself is rejected', async () => {
  const body = { webhooks: { types: ['x'.repeat(1_000_001)] } }
  expect(await payments.control('PUT', '/switches', body)).toMatchObject({
    error: { message: 'The request is larger than 1 MB.' },
  })
})
