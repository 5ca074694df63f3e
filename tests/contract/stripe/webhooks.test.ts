import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { respond, serve, stopServers } from '../../../emulators/shared/testing/serve.ts'
import { createLocalPayments, type LocalPayments, payOn, SESSION } from './support/subject.ts'

/** A busy machine may take a while. */
const SOON = { timeout: 20_000 }

const local = createLocalPayments()
let payments: LocalPayments
let webhooks: string[]
/** The received events in order. */
let received: { event: Stripe.Event; signature: string; body: string }[]
/** The next statuses to respond with; 200 when the list is empty. */
let statuses: number[]

beforeEach(async () => {
  received = []
  statuses = []
  const address = await serve(async (request) => {
    const body = await request.text()
    const signature = request.headers.get('stripe-signature') ?? ''
    const event = payments.stripe.webhooks.constructEvent(body, signature, payments.webhookSecret)
    received.push({ event, signature, body })
    return respond(statuses.shift() ?? 200)
  })
  webhooks = [`${address}/webhook`]
  payments = await local.start({ webhooks })
})
afterEach(async () => {
  await stopServers()
  await local.endAll()
})

const pay = async () => {
  const { id } = await payments.stripe.checkout.sessions.create(SESSION)
  await payOn(`${payments.url}/c/pay/${id}`)
  return id
}
const typesReceived = () => received.map(({ event }) => event.type)
const completed = () => received.filter(({ event }) => event.type === 'checkout.session.completed')
const switchTo = (webhooks: object) => payments.control('PUT', '/switches', { webhooks })

test('an event is delivered once, signed, and can be read again', async () => {
  const id = await pay()
  await expect
    .poll(typesReceived, SOON)
    .toEqual(
      expect.arrayContaining([
        'payment_intent.created',
        'charge.succeeded',
        'payment_intent.succeeded',
        'checkout.session.completed',
      ]),
    )
  const [{ event, body, signature } = { event: undefined, body: '', signature: '' }] = completed()
  expect(event).toMatchObject({ object: 'event', data: { object: { id, payment_status: 'paid' } } })
  expect(await payments.stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id })
  expect(completed()).toHaveLength(1)
  expect(() =>
    payments.stripe.webhooks.constructEvent(`${body} `, signature, payments.webhookSecret),
  ).toThrow()
})

test('a failed delivery is retried with the same id', async () => {
  await switchTo({})
  statuses = [500, 500, 500, 500, 500]
  await pay()
  await expect.poll(() => completed().length, SOON).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const { data } = await payments.stripe.events.list({ limit: 10 })
      return data.map((event) => event.pending_webhooks)
    }, SOON)
    .toEqual([0, 0, 0, 0])
  const ids = received.map(({ event }) => event.id)
  expect(ids.length).toBe(9)
  expect(new Set(ids).size).toBe(4)
})

test('events arrive repeatedly, late, or out of order with injected faults', async () => {
  await switchTo({ duplicate: 2, types: ['checkout.session.completed'] })
  await pay()
  await expect.poll(() => completed().length, SOON).toBe(3)
  expect(new Set(completed().map(({ event }) => event.id)).size).toBe(1)

  received = []
  await switchTo({ reorder: true })
  await pay()
  await expect.poll(typesReceived, SOON).toHaveLength(4)
  expect(typesReceived()[0]).toBe('checkout.session.completed')
  expect(typesReceived()[3]).toBe('payment_intent.created')
})

test('a dropped event arrives only when it is resent', async () => {
  await switchTo({ drop: true, types: ['checkout.session.completed'] })
  await pay()
  await expect.poll(typesReceived, SOON).toContain('payment_intent.succeeded')
  expect(completed()).toEqual([])
  const [event] = (await payments.stripe.events.list({ type: 'checkout.session.completed' })).data
  await payments.control('POST', `/events/${event?.id}/resend`)
  await expect.poll(() => completed().length, SOON).toBe(1)
})

test('events that were pending at a kill are delivered by the next process', async () => {
  const directory = await local.makeDirectory()
  await payments.kill()
  payments = await local.start({ directory, webhooks })
  await switchTo({ delayMs: 500 })
  const id = await pay()
  await payments.kill()
  payments = await local.start({ directory, webhooks })
  await expect.poll(() => completed().length, SOON).toBe(1)
  expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' })
})

test('an endpoint created by the API has its own secret, shown once', async () => {
  const endpoint = await payments.stripe.webhookEndpoints.create({
    url: 'https://example.com/hook',
    enabled_events: ['charge.refunded'],
  })
  expect(endpoint.secret).toMatch(/^whsec_/)
  const { webhookEndpoints } = payments.stripe
  const changed = await webhookEndpoints.update(endpoint.id, { description: 'Refunds' })
  const { data } = await webhookEndpoints.list()
  const seen = [await webhookEndpoints.retrieve(endpoint.id), changed, ...data]
  expect(seen.map(({ secret }) => secret)).toEqual(seen.map(() => undefined))
  expect(await payments.stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true })
})

test('an endpoint gets the events that it names, and none while it is disabled', async () => {
  const types: string[] = []
  const address = await serve(async (request) => {
    types.push(((await request.json()) as Stripe.Event).type)
    return respond(200)
  })
  const { id } = await payments.stripe.webhookEndpoints.create({
    url: `${address}/own`,
    enabled_events: ['checkout.session.completed'],
  })
  await pay()
  await expect.poll(() => types, SOON).toEqual(['checkout.session.completed'])
  await payments.stripe.webhookEndpoints.update(id, { disabled: true })
  await pay()
  await expect.poll(() => completed().length, SOON).toBe(2)
  const { data } = await payments.stripe.events.list({ type: 'checkout.session.completed' })
  expect(data.map((event) => event.pending_webhooks)).toEqual([0, 0])
  expect(types).toHaveLength(1)
})

test('injected errors occur before or after the request is carried out', async () => {
  const fault = { method: 'POST', path: '/v1/customers' }
  await payments.control('PUT', '/switches', {
    faults: [
      { ...fault, status: 500 },
      { ...fault, status: 0, when: 'after' },
    ],
  })
  const email = 'fault@example.com'
  const make = () => payments.stripe.customers.create({ email }, { idempotencyKey: 'one' })
  await expect(make()).rejects.toMatchObject({ statusCode: 500 })
  expect((await payments.stripe.customers.list({ email })).data).toEqual([])
  // The SDK retries a request with a broken connection under its key.
  await make()
  expect((await payments.stripe.customers.list({ email })).data).toHaveLength(1)
})
