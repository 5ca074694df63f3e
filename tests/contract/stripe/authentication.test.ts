import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { payOn, SESSION, startPayments } from './support/subject.ts'

/** Payments that the customer's bank wants confirmed (3-D Secure). */
const payments = await startPayments()
const { stripe } = payments

/** Answers the bank's page as a customer does, and returns where it redirects. */
async function answer(url: string, choice: 'confirm' | 'refuse'): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: choice }),
  })
  return response.headers.get('location') ?? ''
}

const eventTypes = async () => (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type)

describe('at checkout', () => {
  const begin = async (means: string) => {
    const session = await stripe.checkout.sessions.create(SESSION)
    const page = `${payments.url}/c/pay/${session.id}`
    const { status, location } = await payOn(page, means)
    return { id: session.id, page, status, location }
  }
  const retrieve = (id: string) =>
    stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })

  test('the bank asks; a confirmed payment completes the session', async () => {
    const { id, page, location } = await begin('card:pm_card_authenticationRequiredOnSetup')
    expect(location).toContain('/c/authenticate/pi_')
    expect(await retrieve(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_action', latest_charge: null },
    })
    const html = await (await fetch(location)).text()
    expect(html).toMatch(/Confirm the payment.*\$29\.18 to Meridian/s)
    const success = await answer(location, 'confirm')
    expect(success).toContain(`/en/success?session=${id}`)
    expect(await retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { status: 'succeeded', next_action: null, latest_charge: { amount: 2918 } },
    })
    // A second answer and the old page lead to the same place.
    expect(await answer(location, 'refuse')).toBe(success)
    expect(await (await fetch(page)).text()).toContain('This is paid')
    expect(await eventTypes()).toEqual(
      expect.arrayContaining(['payment_intent.requires_action', 'checkout.session.completed']),
    )
  })

  test('a payment that is not confirmed costs nothing, and another card pays', async () => {
    const { id, page, location } = await begin('card:pm_card_authenticationRequired')
    const back = await answer(location, 'refuse')
    const html = await (await fetch(new URL(back, payments.url))).text()
    expect(html).toContain('The payment was not confirmed.')
    expect(await retrieve(id)).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        latest_charge: null,
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      },
    })
    await payOn(page)
    expect(await retrieve(id)).toMatchObject({ payment_status: 'paid' })
  })

  test('a session that expires meanwhile is not paid', async () => {
    const { id, location } = await begin('card:pm_card_authenticationRequired')
    await stripe.checkout.sessions.expire(id)
    await answer(location, 'confirm')
    expect(await retrieve(id)).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } })
  })

  test('the page needs the secret of its payment', async () => {
    const { location } = await begin('card:pm_card_authenticationRequired')
    expect((await fetch(location.replace(/client_secret=\w+/, 'client_secret=other'))).status).toBe(404)
  })
})

describe('by the API', () => {
  const pay = (payment_method: string, further: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({
      ...{ amount: 1000, currency: 'usd', confirm: true, payment_method },
      ...{ allowed_payment_method_types: ['card'], ...further },
    })

  test('the customer is sent to the bank and back', async () => {
    const intent = await pay('pm_card_authenticationRequired', {
      return_url: 'https://shop.example/back?a=1',
    })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    const url = intent.next_action?.redirect_to_url?.url ?? ''
    const back = new URL(await answer(url, 'confirm'))
    expect(back.origin + back.pathname).toBe('https://shop.example/back')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      a: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    })
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' })
  })

  test('without a return address the SDK of the browser opens the page', async () => {
    const { next_action: action, id } = await pay('pm_card_authenticationRequired')
    expect(action).toMatchObject({ type: 'use_stripe_sdk' })
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled', next_action: null })
  })

  test('a confirmed card may still be declined', async () => {
    const { next_action: action, id } = await pay(
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      { return_url: 'https://shop.example/' },
    )
    expect(await answer(action?.redirect_to_url?.url ?? '', 'confirm')).toContain('redirect_status=failed')
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      last_payment_error: { decline_code: 'insufficient_funds' },
    })
  })

  test('a saved card pays without its holder, unless its bank always asks', async () => {
    const customer = await stripe.customers.create({ email: 'mary@example.com' })
    const first = await pay('pm_card_authenticationRequiredOnSetup', {
      customer: customer.id,
      setup_future_usage: 'off_session',
      return_url: 'https://shop.example/',
    })
    await answer(first.next_action?.redirect_to_url?.url ?? '', 'confirm')
    const { data } = await stripe.customers.listPaymentMethods(customer.id)
    const [saved] = data
    const later = { customer: customer.id, off_session: true }
    expect(await pay(saved?.id ?? '', later)).toMatchObject({
      status: 'succeeded',
      payment_method: saved?.id,
    })
    await expect(pay('pm_card_authenticationRequired', later)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'authentication_required',
    })
    await expect(pay(saved?.id ?? '')).rejects.toMatchObject({ param: 'payment_method' })
  })
})
