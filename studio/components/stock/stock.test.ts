import { expect, test } from 'vitest'
import { describeStockError } from './stock.ts'

test('a change that the role does not allow is not blamed on the connection', () => {
  expect(describeStockError({ statusCode: 403 })).toContain('role')
  expect(describeStockError({ statusCode: 409 })).toContain('changed')
  expect(describeStockError(new Error('offline'))).toContain('connection')
})
