import Stripe from 'stripe'
import { expect, test, vi } from 'vitest'
import { deletePaymentCustomer } from './customers.ts'

const { del } = vi.hoisted(() => ({ del: vi.fn() }))
vi.mock('./client.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  stripeClient: () => ({ customers: { del } }),
}))
vi.spyOn(console, 'error').mockReturnValue()

test('a customer whom Stripe does not know counts as deleted, and an outage does not', async () => {
  const { StripeConnectionError, StripeInvalidRequestError } = Stripe.errors
  del.mockRejectedValueOnce(new StripeInvalidRequestError({ type: 'invalid_request_error', statusCode: 404 }))
  expect(await deletePaymentCustomer('cus_1')).toBe(true)
  del.mockRejectedValueOnce(new StripeConnectionError({ type: 'api_error', message: 'refused' }))
  expect(await deletePaymentCustomer('cus_1')).toBe(false)
  del.mockResolvedValueOnce({ deleted: true })
  expect(await deletePaymentCustomer('cus_1')).toBe(true)
})
