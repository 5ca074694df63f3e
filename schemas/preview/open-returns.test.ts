import { expect, test } from 'vitest'
import { describeOpenReturns } from './open-returns.ts'

const inStates = (...states: string[]) => describeOpenReturns(states.map((state) => ({ state })))

test('an order says how far its open returns are', () => {
  expect(inStates('refunded', 'approved')).toBe('Return approved')
  expect(inStates('received', 'requested', 'requested', 'approved')).toBe(
    'Return requested, approved and received',
  )
})

test('closed returns, and none, are not mentioned', () => {
  expect(inStates('refunded', 'refused')).toBeUndefined()
  expect(describeOpenReturns(undefined)).toBeUndefined()
})
