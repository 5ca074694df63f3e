import { describe, expect, test } from 'vitest'
import { factOf } from './payment-fact.ts'

type Session = Parameters<typeof factOf>[0]
type Intent = NonNullable<Parameters<typeof factOf>[1]>

const session = (fields: Partial<Session>): Session => ({
  payment_status: 'unpaid',
  status: 'complete',
  amount_total: 2_360,
  ...fields,
})
const intent = (fields: Partial<Intent>): Intent => ({ status: 'processing', latest_charge: null, ...fields })
const charge = (refunded: number) => ({ amount_refunded: refunded }) as NonNullable<Intent['latest_charge']>

test('money that is there is paid, with what went back of it', () => {
  const paid = session({ payment_status: 'paid' })
  expect(factOf(paid, intent({ status: 'succeeded', latest_charge: charge(360) }))).toEqual({
    kind: 'paid',
    amount: 2_360,
    refunded: 360,
  })
  expect(factOf(paid, null)).toEqual({ kind: 'paid', amount: 2_360, refunded: 0 })
})

test('a page that is open can still be paid, and one that has expired cannot', () => {
  expect(factOf(session({ status: 'open' }), null)).toEqual({ kind: 'open' })
  expect(factOf(session({ status: 'open' }), intent({ status: 'requires_payment_method' }))).toEqual({
    kind: 'open',
  })
  expect(factOf(session({ status: 'expired' }), null)).toEqual({ kind: 'expired' })
})

describe('of a page that was gone through, with the money not there', () => {
  // A bank asks its customer for one step more, or takes days: neither is an end, and the goods stay kept.
  test.each(['processing', 'requires_action', 'requires_confirmation', 'requires_capture'] as const)(
    'a payment that is at %s is on its way',
    (status) => {
      expect(factOf(session({}), intent({ status }))).toEqual({ kind: 'waiting' })
    },
  )

  test.each(['requires_payment_method', 'canceled'] as const)('one that is at %s has failed', (status) => {
    expect(factOf(session({}), intent({ status }))).toEqual({ kind: 'failed' })
  })

  test('one that was never tried has failed', () => {
    expect(factOf(session({}), null)).toEqual({ kind: 'failed' })
  })
})
