import { expect, test } from 'vitest'
import { orderActionSchema } from './order-action-request.ts'

const KEY = '6f3f0d6e-0000-4000-8000-000000000000'
const LINES = { kind: 'lines', lines: [{ line: '10201', quantity: 1 }] }

test.each([
  { action: 'fulfil', carrier: 'DHL', tracking: 'JD014600' },
  { action: 'fulfil' },
  { action: 'refund', request: { kind: 'all' }, restock: true, key: KEY },
  { action: 'refund', request: LINES, restock: false, key: KEY },
  { action: 'mail', kind: 'paid', key: KEY },
])('%o is work', (work) => {
  expect(orderActionSchema.parse(work)).toEqual(work)
})

test.each([
  [
    'an amount of its own',
    { action: 'refund', request: { kind: 'all', amount: 1 }, restock: true, key: KEY },
  ],
  ['no key', { action: 'refund', request: LINES, restock: false }],
  [
    'less than nothing',
    {
      action: 'refund',
      request: { kind: 'lines', lines: [{ line: 'a', quantity: -1 }] },
      restock: false,
      key: KEY,
    },
  ],
  [
    'a part of a piece',
    {
      action: 'refund',
      request: { kind: 'lines', lines: [{ line: 'a', quantity: 0.5 }] },
      restock: false,
      key: KEY,
    },
  ],
  ['a further line in a header', { action: 'fulfil', tracking: 'A\r\nBcc: everybody@example.com' }],
  ['a mail that there is not', { action: 'mail', kind: 'advertisement', key: KEY }],
  ['another state', { action: 'state', state: 'paid' }],
])('%s is refused', (_name, work) => {
  expect(orderActionSchema.safeParse(work).success).toBe(false)
})
