import { expect, test } from 'vitest'
import { writeErrorOf } from './write-error.ts'

test('a change that the role does not allow is not blamed on the connection', () => {
  expect(writeErrorOf({ statusCode: 403 })).toBe('forbidden')
  expect(writeErrorOf({ statusCode: 409 })).toBe('conflict')
  expect(writeErrorOf(new Error('offline'))).toBe('failed')
})
