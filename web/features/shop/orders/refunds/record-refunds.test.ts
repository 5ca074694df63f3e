import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StripeRefund } from '#web/vendors/stripe/refunds.ts'
import { createRefundEvents, recordRefunds } from './record-refunds.ts'

const asked = { _key: 'asked-key', state: 'asked' as const, amount: 500, restock: false, at: '' }
const given = (id: string, fields: Partial<StripeRefund> = {}): StripeRefund => ({
  id,
  key: null,
  amount: 500,
  hasFailed: false,
  reason: null,
  at: '2026-11-21T10:00:00.000Z',
  ...fields,
})

test('a requested refund succeeds once Stripe reports it', () => {
  expect(recordRefunds([asked], [given('re_1', { key: 'asked-key' })])).toEqual({
    refunds: [{ ...asked, state: 'made', refundId: 're_1' }],
    made: ['asked-key'],
    failed: [],
  })
})

test('a refund created in Stripe’s dashboard is recorded under its own id', () => {
  const recorded = recordRefunds([], [given('re_2')])
  expect(recorded).toMatchObject({ refunds: [{ _key: 're_2', state: 'made', amount: 500 }], made: ['re_2'] })
})

test('a refund that the bank returned is reported as failed', () => {
  const made = { ...asked, state: 'made' as const, refundId: 're_1' }
  expect(
    recordRefunds(
      [made],
      [given('re_1', { key: 'asked-key', hasFailed: true, reason: 'lost_or_stolen_card' })],
    ),
  ).toMatchObject({
    refunds: [{ state: 'failed', reason: 'lost_or_stolen_card' }],
    failed: ['asked-key'],
  })
})

test('known refunds and requested ones without an answer change nothing', () => {
  expect(recordRefunds([asked], [])).toBeNull()
  expect(recordRefunds([{ ...asked, state: 'made', refundId: 're_1' }], [given('re_1')])).toBeNull()
})

test('each refund is recorded once, in any order and however often it is read', () => {
  const all = [given('re_1', { key: 'asked-key' }), given('re_2'), given('re_3', { amount: 20 })]
  fc.assert(
    fc.property(fc.array(fc.shuffledSubarray(all), { maxLength: 8 }), (tellings) => {
      let kept: Parameters<typeof recordRefunds>[0] = [asked]
      const made: string[] = []
      for (const telling of [...tellings, all]) {
        const recorded = recordRefunds(kept, telling)
        kept = recorded?.refunds ?? kept
        made.push(...(recorded?.made ?? []))
      }
      expect(made.sort()).toEqual(['asked-key', 're_2', 're_3'])
      expect(kept.map(({ amount }) => amount).sort()).toEqual([20, 500, 500])
      expect(recordRefunds(kept, all)).toBeNull()
    }),
  )
})

test('a refund that succeeded before its id was known gets the id, and is not reported again', () => {
  expect(
    recordRefunds([{ ...asked, state: 'made' }], [given('re_1', { key: 'asked-key', reason: 'duplicate' })]),
  ).toEqual({
    refunds: [{ ...asked, state: 'made', refundId: 're_1' }],
    made: [],
    failed: [],
  })
})

test('a failure without a reason keeps the one that is known', () => {
  const recorded = recordRefunds(
    [{ ...asked, reason: 'expired card' }],
    [given('re_1', { key: 'asked-key', hasFailed: true })],
  )
  expect(recorded?.refunds).toMatchObject([{ state: 'failed', reason: 'expired card' }])
})

test('a failed refund of Stripe’s dashboard is recorded, and nothing is restocked', () => {
  expect(recordRefunds([], [given('re_2', { hasFailed: true })])).toEqual({
    refunds: [
      {
        _key: 're_2',
        state: 'failed',
        amount: 500,
        at: '2026-11-21T10:00:00.000Z',
        refundId: 're_2',
        restock: false,
      },
    ],
    made: [],
    failed: [],
  })
})

test('a refund to a gift card alone succeeds without Stripe, once', () => {
  const refund = { ...asked, giftCardAmount: 500 }
  const made = { ...refund, state: 'made' as const }
  expect(recordRefunds([refund], [])).toEqual({ refunds: [made], made: ['asked-key'], failed: [] })
  expect(recordRefunds([made], [])).toBeNull()
})

test('a refund with a part for the gift card keeps its whole amount', () => {
  const refund = { ...asked, giftCardAmount: 200 }
  const answer = given('re_1', { key: 'asked-key', amount: 300 })
  expect(recordRefunds([refund], [])).toBeNull()
  expect(recordRefunds([refund], [answer])?.refunds).toMatchObject([
    { state: 'made', amount: 500, giftCardAmount: 200 },
  ])
  const failed = { ...answer, hasFailed: true }
  // Nothing was given back before it failed, or it was and stays on the card.
  expect(recordRefunds([refund], [failed])?.refunds).toMatchObject([{ state: 'failed', giftCardAmount: 0 }])
  expect(recordRefunds([{ ...refund, state: 'made', refundId: 're_1' }], [failed])?.refunds).toMatchObject([
    { state: 'failed', giftCardAmount: 200 },
  ])
})

const named = (...events: Parameters<typeof createRefundEvents>) =>
  createRefundEvents(...events).map(({ event, refund }) => `${event} ${refund ?? '-'}`)

test('only the last of the refunds that complete an order is its refund in full', () => {
  const recorded = { made: ['a', 'b'], failed: [] }
  expect(named(recorded, false, 'none')).toEqual(['partlyRefunded a', 'partlyRefunded b'])
  expect(named(recorded, true, 'none')).toEqual(['partlyRefunded a', 'refunded b'])
})

test('an order that is refunded in full without a refund of its own says so', () => {
  expect(named(null, true, 'none')).toEqual(['refunded -'])
  expect(named(null, false, 'none')).toEqual([])
})

test('failed refunds come first, with what became of the stock, for the last of them', () => {
  const recorded = { made: ['c'], failed: ['a', 'b'] }
  const failed = ['refundFailed a', 'refundFailed b']
  expect(named(recorded, false, 'none')).toEqual([...failed, 'partlyRefunded c'])
  expect(named(recorded, false, 'taken')).toEqual([...failed, 'goodsTaken b', 'partlyRefunded c'])
  expect(named(recorded, false, 'sold')).toEqual([...failed, 'goodsSold b', 'partlyRefunded c'])
})

test('the stock of a single failed refund is reported for it', () => {
  expect(named({ made: [], failed: ['a'] }, false, 'sold')).toEqual(['refundFailed a', 'goodsSold a'])
})

test('units that were taken again without a new failure are reported, sold ones only with it', () => {
  expect(named(null, false, 'taken')).toEqual(['goodsTaken -'])
  expect(named(null, false, 'sold')).toEqual([])
})
