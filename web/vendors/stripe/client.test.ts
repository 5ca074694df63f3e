import Stripe from 'stripe'
import { beforeEach, expect, test, vi } from 'vitest'
import { callStripe } from './client.ts'

const log = vi.spyOn(console, 'error').mockReturnValue()

const call = (error: Error) => callStripe(() => Promise.reject(error))

beforeEach(() => {
  log.mockClear()
})

test('a bug is not taken for an outage: it is in the log', async () => {
  const bug = new TypeError('Not a function')
  expect(await call(bug)).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('Not a function'))
})

test('a wrong key is in the log, and what Stripe refuses is not', async () => {
  const { StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors
  const wrongKey = new StripeAuthenticationError({ type: 'authentication_error', statusCode: 401 })
  expect(await call(wrongKey)).toMatchObject({ error: { kind: 'unavailable' } })
  expect(log).toHaveBeenCalledOnce()
  const refused = new StripeInvalidRequestError({ type: 'invalid_request_error', statusCode: 400 })
  expect(await call(refused)).toMatchObject({ error: { kind: 'refused' } })
  expect(log).toHaveBeenCalledOnce()
})
