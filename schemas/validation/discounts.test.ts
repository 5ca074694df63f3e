import { expect, test } from 'vitest'
import { checkMinimum } from './discounts.ts'

test.each([
  [{ kind: 'amount', amount: 500, minimum: 501 }, true],
  [{ kind: 'amount', amount: 500, minimum: 500 }, false],
  [{ kind: 'amount', amount: 500 }, false],
  [{ kind: 'amount' }, true],
  [{ kind: 'percent', amount: 500 }, true],
  [{}, true],
] as const)('%o leaves something to pay: %s', (discount, isFine) => {
  expect(checkMinimum(discount) === true).toBe(isFine)
})
