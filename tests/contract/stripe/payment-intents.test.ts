import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { openStripe, SESSION } from './support/subject.ts'

/** The emulator must behave like Stripe: with STRIPE_CONTRACT_KEY this file runs against Stripe's test mode. */
const stripe = await openStripe()

const NO_REDIRECTS = { enabled: true, allow_redirects: 'never' } as const
const create = (further: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    automatic_payment_methods: NO_REDIRECTS,
    ...further,
  })
const held = () => create({ capture_method: 'manual', confirm: true, payment_method: 'pm_card_visa' })
const charge = (intent: Stripe.PaymentIntent) => stripe.charges.retrieve(intent.latest_charge as string)

describe('manual capture', () => {
  test('authorizes the amount, then captures all of it', async () => {
    const intent = await held()
    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 1000, amount_received: 0 })
    expect(await charge(intent)).toMatchObject({ captured: false, paid: true, amount_captured: 0 })
    expect(await stripe.paymentIntents.capture(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 1000,
    })
    expect(await charge(intent)).toMatchObject({ captured: true, amount_captured: 1000, amount_refunded: 0 })
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('captures a part, which is the most that can be refunded', async () => {
    const intent = await held()
    await expect(stripe.paymentIntents.capture(intent.id, { amount_to_capture: 1001 })).rejects.toMatchObject(
      { code: 'amount_too_large', param: 'amount_to_capture' },
    )
    await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 700 })
    expect(await charge(intent)).toMatchObject({ amount: 1000, amount_captured: 700, amount_refunded: 300 })
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 701 })).rejects.toMatchObject({
      param: 'amount',
    })
    expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 700 })
  })

  test('releases the amount of a canceled payment', async () => {
    const intent = await held()
    expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    })
    expect(await charge(intent)).toMatchObject({ captured: false, refunded: true, amount_refunded: 1000 })
  })
})

test('an intent that accepts redirecting methods is confirmed with a return address', async () => {
  const { id, automatic_payment_methods: methods } = await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
  })
  expect(methods).toEqual({ enabled: true, allow_redirects: 'always' })
  await expect(stripe.paymentIntents.confirm(id)).rejects.toThrow('A `return_url` must be specified')
  const confirmed = await stripe.paymentIntents.confirm(id, { return_url: 'https://shop.example/back' })
  expect(confirmed).toMatchObject({ status: 'succeeded' })
})

test('the accepted methods are filtered, no longer listed', async () => {
  const base = { amount: 1000, currency: 'usd' }
  const allowed = { allowed_payment_method_types: ['card', 'klarna'] as const satisfies string[] }
  expect(await stripe.paymentIntents.create({ ...base, ...allowed })).toMatchObject({
    ...{ payment_method_types: ['card'], automatic_payment_methods: null },
  })
  await expect(create(allowed)).rejects.toThrow('only specify one of these')
  const { payment_method_types: left } = await stripe.checkout.sessions.create({
    ...SESSION,
    excluded_payment_method_types: ['customer_balance'],
  })
  expect(left).toEqual(['card'])
  const listed = { payment_method_types: ['card'] } as object
  const removed = { statusCode: 400, code: 'payment_method_types_no_longer_supported' }
  await expect(create(listed)).rejects.toMatchObject(removed)
  await expect(stripe.checkout.sessions.create({ ...SESSION, ...listed })).rejects.toMatchObject(removed)
})

describe('an update', () => {
  test('changes what is not paid yet', async () => {
    const intent = await create()
    const address = { line1: '1 Main Street', city: 'Berlin', country: 'DE' }
    const changes = { amount: 1500, currency: 'eur', shipping: { name: 'Mary', address } }
    const updated = await stripe.paymentIntents.update(intent.id, { ...changes, metadata: { order: '7' } })
    expect(updated).toMatchObject({ ...changes, metadata: { order: '7' }, status: 'requires_payment_method' })
    const chosen = await stripe.paymentIntents.update(intent.id, { payment_method: 'pm_card_visa' })
    expect(chosen).toMatchObject({ status: 'requires_confirmation' })
    const paid = await stripe.paymentIntents.confirm(intent.id)
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1500, currency: 'eur' })
  })

  test('of a paid intent changes its description and metadata only', async () => {
    const { id } = await create({ confirm: true, payment_method: 'pm_card_visa' })
    expect(await stripe.paymentIntents.update(id, { description: 'Order 7' })).toMatchObject({
      description: 'Order 7',
    })
    await expect(stripe.paymentIntents.update(id, { amount: 2000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('refuses too small an amount and a card that is unknown', async () => {
    const { id } = await create()
    await expect(stripe.paymentIntents.update(id, { amount: 1 })).rejects.toMatchObject({
      code: 'amount_too_small',
    })
    await expect(stripe.paymentIntents.update(id, { payment_method: 'pm_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'payment_method',
    })
  })
})

test('a card that is attached to a customer pays, and prices are found by their keys', async () => {
  const customer = await stripe.customers.create()
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  expect(await stripe.paymentMethods.retrieve(card.id)).toMatchObject({ customer: customer.id })
  const further = { customer: customer.id, off_session: true, confirm: true }
  expect(await create({ payment_method: card.id, ...further })).toMatchObject({
    status: 'succeeded',
    payment_method: card.id,
  })
  await expect(stripe.paymentMethods.attach(card.id, { customer: customer.id })).rejects.toMatchObject({
    statusCode: 400,
  })
  const key = `key-${customer.id}`
  const product_data = { name: 'Desk planter' }
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1250,
    lookup_key: key,
    product_data,
  })
  const { data } = await stripe.prices.list({ lookup_keys: [key, 'other'] })
  expect(data.map(({ id }) => id)).toEqual([price.id])
})
