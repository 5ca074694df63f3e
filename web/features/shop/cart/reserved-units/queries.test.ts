import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../../tests/evaluate-groq.ts'
import { readReservedUnits } from './queries.ts'

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ fetch: fetchOver(DOCUMENTS) }),
}))

const order = (id: string, uid: string, fields: object = {}) => ({
  _id: `order.${id}`,
  _type: 'order',
  customer: { uid },
  state: 'pending',
  isWaiting: false,
  holdsStock: true,
  lines: [
    { number: 'lamp', quantity: 2, isCounted: true },
    { number: 'wallpaper', quantity: 1, isCounted: false },
  ],
  ...fields,
})
const DOCUMENTS = [
  order('first', 'mary'),
  order('second', 'mary', { lines: [{ number: 'lamp', quantity: 1, isCounted: true }] }),
  order('paid', 'mary', { state: 'paid' }),
  order('transfer', 'mary', { isWaiting: true }),
  order('other', 'omar'),
]

test('what a customer’s unpaid orders reserve is theirs to order; a transfer on its way keeps its units', async () => {
  expect([...(await readReservedUnits('mary'))]).toEqual([['lamp', 3]])
  expect([...(await readReservedUnits('ada'))]).toEqual([])
})
