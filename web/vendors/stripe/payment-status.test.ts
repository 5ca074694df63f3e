import { describe, expect, test } from 'vitest'
import { toPaymentStatus } from './payment-status.ts'

type Session = Parameters<typeof toPaymentStatus>[0]
type Intent = NonNullable<Parameters<typeof toPaymentStatus>[1]>

const session = (fields: Partial<Session>): Session => ({
  payment_status: 'unpaid',
  status: 'complete',
  amount_total: 2_360,
  ...fields,
})
const intent = (fields: Partial<Intent>): Intent => ({ status: 'processing', latest_charge: null, ...fields })
const charge = (refunded: number) => ({ amount_refunded: refunded }) as NonNullable<Intent['latest_charge']>

test('a payment that has arrived is paid, with the refunded amount', () => {
  const paid = session({ payment_status: 'paid' })
  expect(toPaymentStatus(paid, intent({ status: 'succeeded', latest_charge: charge(360) }))).toEqual({
    kind: 'paid',
    amount: 2_360,
    refunded: 360,
  })
  expect(toPaymentStatus(paid, null)).toEqual({ kind: 'paid', amount: 2_360, refunded: 0 })
})

test('an open session can still be paid, an expired one cannot', () => {
  expect(toPaymentStatus(session({ status: 'open' }), null)).toEqual({ kind: 'open' })
  expect(toPaymentStatus(session({ status: 'open' }), intent({ status: 'requires_payment_method' }))).toEqual(
    {
      kind: 'open',
    },
  )
  expect(toPaymentStatus(session({ status: 'expired' }), null)).toEqual({ kind: 'expired' })
})

test('a session without a cost is paid once it is completed', () => {
  const free = { payment_status: 'no_payment_required', amount_total: 0 } as const
  expect(toPaymentStatus(session(free), null)).toEqual({ kind: 'paid', amount: 0, refunded: 0 })
  expect(toPaymentStatus(session({ ...free, status: 'open' }), null)).toEqual({ kind: 'open' })
  expect(toPaymentStatus(session({ ...free, status: 'expired' }), null)).toEqual({ kind: 'expired' })
})

describe('for a completed session without money', () => {
  // Banks may ask for one more step or take days: the payment is still in progress and the stock stays reserved.
  test.each(['processing', 'requires_action', 'requires_confirmation', 'requires_capture'] as const)(
    'a payment in %s is in progress',
    (status) => {
      expect(toPaymentStatus(session({}), intent({ status }))).toEqual({ kind: 'waiting' })
    },
  )

  test.each(['requires_payment_method', 'canceled'] as const)('a payment in %s has failed', (status) => {
    expect(toPaymentStatus(session({}), intent({ status }))).toEqual({ kind: 'failed' })
  })

  test('a payment that was never attempted has failed', () => {
    expect(toPaymentStatus(session({}), null)).toEqual({ kind: 'failed' })
  })
})
