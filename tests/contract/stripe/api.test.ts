import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { openStripe, SESSION } from './support/subject.ts'

/** The emulator must behave like Stripe: with STRIPE_CONTRACT_KEY this file runs against Stripe's test mode. */
const stripe = await openStripe()

/** Returns the error of a call. */
const faultOf = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => error as Stripe.errors.StripeError,
  )

const PLANTER = { currency: 'usd', unit_amount: 1250, product_data: { name: 'Desk planter' } }

const anyKey = () => `key-${Math.random().toString(36).slice(2)}`

describe('sessions', () => {
  test('a session with inline prices has its total and a URL', async () => {
    const session = await stripe.checkout.sessions.create(SESSION)
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: 'payment',
      amount_subtotal: 2918,
      amount_total: 2918,
      currency: 'usd',
      client_reference_id: 'order-1',
      metadata: { order: 'order-1' },
      livemode: false,
      payment_intent: null,
      ui_mode: 'hosted_page',
    })
    expect(session.id).toMatch(/^cs_test_\w+$/)
    expect(session.url).toMatch(/^https?:\/\/.*cs_test_/)
    expect(session.expires_at - session.created).toBe(86_400)
    expect(session.lastResponse.requestId).toMatch(/^req_/)
    expect(session.line_items).toBeUndefined()
  })

  test('line items are expanded with price and product', async () => {
    const { id } = await stripe.checkout.sessions.create(SESSION)
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items.data.price.product'] })
    expect(session.line_items?.data).toMatchObject([
      {
        description: 'Desk planter',
        quantity: 2,
        amount_total: 2500,
        price: { unit_amount: 1250, type: 'one_time' },
      },
      { description: 'Wallpaper', quantity: 1, amount_total: 418, price: { product: { name: 'Wallpaper' } } },
    ])
    const lines = await stripe.checkout.sessions.listLineItems(id, { limit: 1 })
    expect(lines).toMatchObject({ has_more: true, data: [{ description: 'Desk planter' }] })
    const all: (string | null)[] = []
    for await (const line of stripe.checkout.sessions.listLineItems(id, { limit: 1 }))
      all.push(line.description)
    expect(all).toEqual(['Desk planter', 'Wallpaper'])
  })

  test('an expired session stays expired', async () => {
    const { id } = await stripe.checkout.sessions.create(SESSION)
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
    expect(await faultOf(stripe.checkout.sessions.expire(id))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
    })
    const { data } = await stripe.checkout.sessions.list({ status: 'expired', limit: 5 })
    expect(data.map((session) => session.id)).toContain(id)
  })

  test('tax rates apply to each line', async () => {
    const rate = await stripe.taxRates.create({ display_name: 'VAT', percentage: 18, inclusive: false })
    const [line] = SESSION.line_items
    const session = await stripe.checkout.sessions.create({
      ...SESSION,
      line_items: [{ ...line, tax_rates: [rate.id] }],
    })
    expect(session).toMatchObject({
      amount_subtotal: 2500,
      amount_total: 2950,
      total_details: { amount_tax: 450 },
    })
  })
})

describe('products and customers', () => {
  test('customers are created, read, updated, listed and deleted', async () => {
    const email = `${anyKey()}@example.com`
    const customer = await stripe.customers.create({ email, name: 'Mary', metadata: { uid: 'u1' } })
    expect(customer).toMatchObject({ object: 'customer', email, metadata: { uid: 'u1' } })
    await stripe.customers.update(customer.id, { name: 'Mary Wells', metadata: { uid: '', tier: 'gold' } })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
      name: 'Mary Wells',
      metadata: { tier: 'gold' },
    })
    expect((await stripe.customers.list({ email })).data.map(({ id }) => id)).toEqual([customer.id])
    expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
    const change = stripe.customers.update(customer.id, { name: 'Late' })
    await expect(change).rejects.toThrow(`No such customer: '${customer.id}'`)
  })

  test('the event of an update has the previous values', async () => {
    const { id } = await stripe.customers.create({ name: 'Ada', metadata: { size: 'S' } })
    await stripe.customers.update(id, { name: 'Ada Wells', metadata: { size: 'M', color: 'red' } })
    const { data } = await stripe.events.list({ type: 'customer.updated', limit: 1 })
    expect(data[0]?.data.previous_attributes).toEqual({ name: 'Ada', metadata: { size: 'S', color: null } })
  })

  test('a product is sold with its price', async () => {
    const product = await stripe.products.create({ name: 'Brooch' })
    const price = await stripe.prices.create({ product: product.id, currency: 'jpy', unit_amount: 980 })
    const session = await stripe.checkout.sessions.create({
      ...SESSION,
      line_items: [{ price: price.id, quantity: 3 }],
    })
    expect(session).toMatchObject({ amount_total: 2940, currency: 'jpy' })
    const [listed] = (await stripe.prices.list({ product: product.id, expand: ['data.product'] })).data
    expect(listed).toMatchObject({ id: price.id, product: { name: 'Brooch' } })
  })

  test('payment intents are paid and refunded in parts, but not more than once', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    })
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1000 })
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 400 })
    expect(refund).toMatchObject({ amount: 400, status: 'succeeded', payment_intent: intent.id })
    expect(await faultOf(stripe.refunds.create({ payment_intent: intent.id, amount: 601 }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    await stripe.refunds.create({ payment_intent: intent.id })
    expect(await faultOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(paid.latest_charge).toMatchObject({ amount_refunded: 1000, refunded: true })
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2)
  })

  test('a declined card is a card error', async () => {
    const fault = await faultOf(
      stripe.paymentIntents.create({
        amount: 1000,
        currency: 'eur',
        confirm: true,
        payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      }),
    )
    expect(fault).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    })
    const intent = fault.payment_intent as Stripe.PaymentIntent
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
    })
  })
})

describe('errors', () => {
  const wrong = (params: object) => faultOf(stripe.checkout.sessions.create({ ...SESSION, ...params }))

  test.each([
    ['an unknown parameter', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown parameter deep inside',
      {
        line_items: [
          { quantity: 1, price_data: { currency: 'usd', unit_amount: 100, product_data: { nam: 'x' } } },
        ],
      },
      { code: 'parameter_unknown', param: 'line_items[0][price_data][product_data][nam]' },
    ],
    [
      'no name',
      { line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 100, product_data: {} } }] },
      { type: 'StripeInvalidRequestError' },
    ],
    [
      'a number that is none',
      { line_items: [{ quantity: 'two', price_data: PLANTER }] },
      { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]' },
    ],
    ['a mode that is none', { mode: 'gift' }, { param: 'mode' }],
    ['a language that is none', { locale: 'tlh' }, { param: 'locale' }],
    ['an address that is none', { success_url: 'nowhere' }, { code: 'url_invalid' }],
    [
      'a customer that is not there',
      { customer: 'cus_none' },
      { code: 'resource_missing', param: 'customer' },
    ],
    [
      'too little',
      { line_items: [{ quantity: 1, price_data: { ...PLANTER, unit_amount: 1 } }] },
      { code: 'amount_too_small' },
    ],
    ['an end in the past', { expires_at: 1_600_000_000 }, { param: 'expires_at' }],
  ])('%s is refused by name', async (_name, params, expected) => {
    expect(await wrong(params)).toMatchObject({ statusCode: 400, ...expected })
  })

  test('unknown objects and unknown paths are a 404', async () => {
    expect(await faultOf(stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_none'",
    })
    const unknown = await faultOf(stripe.rawRequest('GET', '/v1/nothing_here'))
    expect(unknown).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' })
    expect(unknown.message).toContain('Unrecognized request URL (GET: /v1/nothing_here)')
  })

  test.each(['status', 'metadata.note'])(
    '%s cannot be expanded, since it names no object',
    async (property) => {
      const { id } = await stripe.checkout.sessions.create({
        ...SESSION,
        metadata: { note: 'constructor_1' },
      })
      const fault = await faultOf(stripe.checkout.sessions.retrieve(id, { expand: [property] }))
      expect(fault).toMatchObject({ statusCode: 400 })
      expect(fault.message).toContain('cannot be expanded')
    },
  )
})

describe('idempotency', () => {
  test('one key creates one session; another request with it is rejected', async () => {
    const idempotencyKey = anyKey()
    const first = await stripe.checkout.sessions.create(SESSION, { idempotencyKey })
    const second = await stripe.checkout.sessions.create(SESSION, { idempotencyKey })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    const other = { ...SESSION, client_reference_id: 'order-2' }
    expect(await faultOf(stripe.checkout.sessions.create(other, { idempotencyKey }))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
    expect(await faultOf(stripe.customers.create({}, { idempotencyKey }))).toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  test('a malformed request does not consume its key', async () => {
    const idempotencyKey = anyKey()
    const wrong = { ...SESSION, colour: 'red' } as Stripe.Checkout.SessionCreateParams
    await faultOf(stripe.checkout.sessions.create(wrong, { idempotencyKey }))
    expect((await stripe.checkout.sessions.create(SESSION, { idempotencyKey })).status).toBe('open')
  })
})
