import { expect, test } from 'vitest'
import { createRefundEvents } from './refund-events.ts'

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
