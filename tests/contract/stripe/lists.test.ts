import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { openStripe, SESSION } from './support/subject.ts'

/** With STRIPE_CONTRACT_KEY this file runs against Stripe's test mode. */
const stripe = await openStripe()

const COUNT = 7
const PAGE = 3

/** Seconds since 1970, as in the API. */
const now = () => Math.floor(Date.now() / 1_000)

const idsOf = async (list: AsyncIterable<{ id: string }>): Promise<string[]> => {
  const ids: string[] = []
  for await (const { id } of list) ids.push(id)
  return ids
}

describe('lists since a time', () => {
  test('sessions are paginated, newest first, each once', async () => {
    const created = { gte: now() }
    const made: string[] = []
    for (let count = 0; count < COUNT; count += 1)
      made.unshift((await stripe.checkout.sessions.create(SESSION)).id)
    const first = await stripe.checkout.sessions.list({ created, limit: PAGE })
    expect([first.object, first.url, first.has_more]).toEqual(['list', '/v1/checkout/sessions', true])
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, PAGE))
    const rest = await stripe.checkout.sessions.list({
      created,
      limit: 100,
      starting_after: first.data.at(-1)?.id ?? '',
    })
    expect([rest.has_more, rest.data.map(({ id }) => id)]).toEqual([false, made.slice(PAGE)])
    expect(await idsOf(stripe.checkout.sessions.list({ created, limit: PAGE }))).toEqual(made)
    const later = await stripe.checkout.sessions.list({ created: { gte: now() + 60 } })
    expect([later.has_more, later.data]).toEqual([false, []])
  })

  test('refunds are paginated, of all payments and of one', async () => {
    const created = { gte: now() }
    const made: string[] = []
    const intents: string[] = []
    for (const amount of [1_000, 2_000]) {
      const intent = await stripe.paymentIntents.create({
        amount,
        currency: 'eur',
        confirm: true,
        payment_method: 'pm_card_visa',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      })
      intents.push(intent.id)
      for (let count = 0; count < COUNT; count += 1)
        made.unshift((await stripe.refunds.create({ payment_intent: intent.id, amount: 10 })).id)
    }
    expect(await idsOf(stripe.refunds.list({ created, limit: PAGE }))).toEqual(made)
    const [first = ''] = intents
    expect(await idsOf(stripe.refunds.list({ payment_intent: first, limit: PAGE }))).toEqual(
      made.slice(COUNT),
    )
  })

  test('events of some types are paginated', async () => {
    const created = { gte: now() }
    const expired: string[] = []
    for (let count = 0; count < PAGE + 1; count += 1) {
      const { id } = await stripe.checkout.sessions.create(SESSION)
      await stripe.checkout.sessions.expire(id)
      expired.unshift(id)
    }
    const told: string[] = []
    const types = ['checkout.session.expired', 'refund.failed'] as const
    for await (const event of stripe.events.list({ types: [...types], created, limit: PAGE }))
      if (event.type === 'checkout.session.expired') told.push(event.data.object.id)
    expect(told).toEqual(expired)
  })
})

test('a replayed error under an idempotency key is marked as a replay', async () => {
  const options = { idempotencyKey: `key-${Math.random().toString(36).slice(2)}`, maxNetworkRetries: 0 }
  const intent = await stripe.paymentIntents.create({
    amount: 1_000,
    currency: 'eur',
    confirm: true,
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  const refuse = () =>
    stripe.refunds.create({ payment_intent: intent.id, amount: 2_000 }, options).then(
      () => undefined,
      (error: unknown) => (error as Stripe.errors.StripeError).headers?.['idempotent-replayed'],
    )
  expect(await refuse()).toBeUndefined()
  expect(await refuse()).toBe('true')
})

test('line items are paginated in both directions', async () => {
  const line = SESSION.line_items[0]
  const { id } = await stripe.checkout.sessions.create({
    ...SESSION,
    line_items: Array.from({ length: 5 }, () => line).filter((one) => one !== undefined),
  })
  const page = (paging: Stripe.Checkout.SessionListLineItemsParams) =>
    stripe.checkout.sessions.listLineItems(id, { limit: 2, ...paging })
  const all = await idsOf(stripe.checkout.sessions.listLineItems(id, { limit: 2 }))
  expect(all).toHaveLength(5)
  const [, second = '', third = '', fourth = ''] = all
  const next = await page({ starting_after: second })
  expect([next.data.map((one) => one.id), next.has_more]).toEqual([[third, fourth], true])
  const previous = await page({ ending_before: third })
  expect([previous.data.map((one) => one.id), previous.has_more]).toEqual([[all[0], second], false])
  await expect(page({ starting_after: 'li_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'starting_after',
  })
})

test('an expanded list contains ten objects, of refunds the newest', async () => {
  const item = { price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'A' } }, quantity: 1 }
  const { line_items: items } = await stripe.checkout.sessions.create({
    ...SESSION,
    line_items: Array.from({ length: 11 }, () => item),
    expand: ['line_items'],
  })
  expect([items?.data.length, items?.has_more]).toEqual([10, true])
  const intent = await stripe.paymentIntents.create({
    ...{ amount: 1000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
    allowed_payment_method_types: ['card'],
  })
  const made: string[] = []
  for (let count = 0; count < 11; count += 1)
    made.unshift((await stripe.refunds.create({ payment_intent: intent.id, amount: 10 })).id)
  const id = intent.latest_charge as string
  const { refunds } = await stripe.charges.retrieve(id, { expand: ['refunds'] })
  expect([refunds?.data.map((refund) => refund.id), refunds?.has_more]).toEqual([made.slice(0, 10), true])
  const rest: unknown = await stripe.rawRequest('GET', `${refunds?.url}?starting_after=${made[9]}`)
  expect(rest).toMatchObject({ has_more: false, data: [{ id: made[10] }] })
})
