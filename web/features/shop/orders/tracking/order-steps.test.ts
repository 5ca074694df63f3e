import { expect, test } from 'vitest'
import type { Order } from '../order-document.ts'
import { orderSteps } from './order-steps.ts'

const stepsWith = (fields: object) =>
  orderSteps({ state: 'fulfilled', placedAt: '2026-11-01T10:00:00.000Z', ...fields } as Order).map(
    ({ name }) => name,
  )
const sent = {
  payment: { paidAt: '2026-11-01T10:05:00.000Z' },
  fulfilment: { at: '2026-11-03T10:00:00.000Z' },
}

test.each([
  ['2026-11-02T10:00:00.000Z', ['placed', 'paid', 'onlyPart', 'sent']],
  ['2026-11-04T10:00:00.000Z', ['placed', 'paid', 'sent', 'onlyPart']],
])('a refund of %s stands where it happened', (at, names) => {
  expect(stepsWith({ ...sent, refunds: [{ state: 'made', amount: 100, at }] })).toEqual(names)
})

test('what has not happened is left out', () => {
  expect(stepsWith({ state: 'pending' })).toEqual(['placed'])
  expect(stepsWith({ ...sent, refunds: [{ state: 'failed', amount: 100, at: 'x' }] })).not.toContain(
    'onlyPart',
  )
})
