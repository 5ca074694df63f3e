import { expect, test } from 'vitest'
import { orderErrorResponse } from './order-responses.ts'

test('a customer with too many orders learns after how many full seconds to retry', async () => {
  const response = orderErrorResponse({ kind: 'tooMany', waitMs: 1_001 })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await response.json()).toMatchObject({ error: 'tooMany', retryable: true })
})

test('an error of a payment says that the same order may be tried again', async () => {
  const response = orderErrorResponse({ kind: 'payment' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([502, null])
  expect(await response.json()).toMatchObject({ error: 'payment', retryable: true })
})

test('an error of the content is not retried as it is', async () => {
  const response = orderErrorResponse({ kind: 'amount' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: 'amount', retryable: false })
})
