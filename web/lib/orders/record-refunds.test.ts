import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordRefunds, type GivenRefund } from './record-refunds.ts'

const asked = { _key: 'asked-key', state: 'asked' as const, amount: 500 }
const given = (id: string, fields: Partial<GivenRefund> = {}): GivenRefund => ({
  id,
  key: null,
  amount: 500,
  hasFailed: false,
  reason: null,
  at: '2026-11-21T10:00:00.000Z',
  ...fields,
})

test('a refund that was asked for is made once the payment service says so', () => {
  expect(recordRefunds([asked], [given('re_1', { key: 'asked-key' })])).toEqual({
    refunds: [{ ...asked, state: 'made', refundId: 're_1' }],
    made: ['asked-key'],
    failed: [],
  })
})

test('a refund that was made at the payment service itself is recorded under its own id', () => {
  const recorded = recordRefunds([], [given('re_2')])
  expect(recorded).toMatchObject({ refunds: [{ _key: 're_2', state: 'made', amount: 500 }], made: ['re_2'] })
})

test('a refund that the bank sent back has failed, and is said to have', () => {
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

test('nothing is to be told of what is known, or not there yet', () => {
  expect(recordRefunds([asked], [])).toBeNull()
  expect(recordRefunds([{ ...asked, state: 'made', refundId: 're_1' }], [given('re_1')])).toBeNull()
})

test('told in any order, and as often as one likes, each refund is recorded once', () => {
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
