import { expect, test } from 'vitest'
import { itemChangesSchema } from './item-changes.ts'

const NOTHING = { account: null, set: [], removed: [], wished: [], unwished: [] }

test('takes product numbers once, and quantities', () => {
  const set = [{ id: '10000-black-m', quantity: 2 }]
  expect(itemChangesSchema.parse({ ...NOTHING, set, wished: ['1030', '1030'] })).toEqual({
    ...NOTHING,
    set,
    wished: ['1030'],
  })
})

test.each([
  {},
  { ...NOTHING, wished: 'x' },
  { ...NOTHING, wished: ['a b'] },
  { ...NOTHING, removed: ['<script>'] },
  { ...NOTHING, unwished: Array(51).fill('1') },
  { ...NOTHING, set: [{ id: '1030', quantity: 0 }] },
  { ...NOTHING, set: [{ id: '1030', quantity: 1.5 }] },
  { ...NOTHING, set: [{ id: '1030', quantity: 100 }] },
  { ...NOTHING, account: 7 },
])('refuses %j', (body) => {
  expect(itemChangesSchema.safeParse(body).success).toBe(false)
})
