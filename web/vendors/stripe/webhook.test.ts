import Stripe from 'stripe'
import { beforeEach, expect, test, vi } from 'vitest'
import { environment } from '#web/env.ts'
import { failure, success } from '#web/lib/result.ts'
import type * as client from './client.ts'
import { readWebhook } from './webhook.ts'

const stripe = vi.hoisted(() => ({ retrieve: vi.fn() }))
vi.mock('./client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof client>()),
  stripeClient: () => ({
    webhooks: new Stripe('sk_test_none').webhooks,
    paymentIntents: { retrieve: stripe.retrieve },
  }),
}))
vi.mock('#web/lib/log-error.ts', () => ({ logError: vi.fn() }))

/** Sends an event of Stripe, signed as Stripe does. */
function receive(type: string, object: object, secret = environment().STRIPE_WEBHOOK_SECRET, ageSeconds = 0) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return readWebhook(payload, signature)
}

const SESSION = {
  id: 'cs_1',
  object: 'checkout.session',
  payment_intent: 'pi_1',
  metadata: { order: 'order.1' },
}
const CHARGE = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', metadata: {} }

beforeEach(() => void stripe.retrieve.mockReset().mockResolvedValue({ metadata: { order: 'order.1' } }))

test('an event names its order and its payment', async () => {
  expect(await receive('checkout.session.completed', SESSION)).toEqual(
    success({ orderId: 'order.1', sessionId: 'cs_1', paymentIntentId: 'pi_1' }),
  )
  expect(await receive('charge.refunded', CHARGE)).toEqual(
    success({ orderId: 'order.1', sessionId: null, paymentIntentId: 'pi_1' }),
  )
})

test('ASVS 4.1.5: an event with a wrong or old signature, or none, is forged', async () => {
  expect(await receive('checkout.session.completed', SESSION, 'whsec_guessed')).toEqual(failure('forged'))
  expect(await receive('checkout.session.completed', SESSION, undefined, 600)).toEqual(failure('forged'))
  expect(await readWebhook('{}', null)).toEqual(failure('forged'))
})

test('Stripe sends an event again while its payment cannot be read, unless there is no such payment', async () => {
  const error = (statusCode: number) =>
    Stripe.errors.StripeError.generate({ type: 'api_error', statusCode } as never)
  stripe.retrieve.mockRejectedValueOnce(error(500))
  expect(await receive('charge.refunded', CHARGE)).toEqual(failure('unavailable'))
  stripe.retrieve.mockRejectedValueOnce(error(404))
  expect(await receive('charge.refunded', CHARGE)).toEqual(success(null))
})

test('events that change no order are not looked up', async () => {
  expect(await receive('charge.succeeded', CHARGE)).toEqual(success(null))
  expect(await receive('charge.refunded', { ...CHARGE, payment_intent: null })).toEqual(success(null))
  expect(stripe.retrieve).not.toHaveBeenCalled()
})
