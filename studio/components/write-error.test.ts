import { expect, test } from 'vitest'
import { resultOf, writeErrorOf } from './write-error.ts'

test('a change that the role does not allow is not blamed on the connection', () => {
  expect(writeErrorOf({ statusCode: 403 })).toBe('forbidden')
  expect(writeErrorOf({ statusCode: 409 })).toBe('conflict')
  expect(writeErrorOf(new Error('offline'))).toBe('failed')
})

test('a write is done, or has an error', async () => {
  expect(await resultOf(Promise.resolve({ transactionId: 'one' }))).toBe('done')
  expect(await resultOf(Promise.reject(Object.assign(new Error('taken'), { statusCode: 409 })))).toBe(
    'conflict',
  )
})
