import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReturnedUnits, type ReturningOrder, unitsToMove, unitsToReturn } from './returned-stock.ts'

const lines = [
  { _key: 'cap', isCounted: true },
  { _key: 'mug', isCounted: true },
  { _key: 'wallpaper', isCounted: false },
]

const refund = fc.record({
  state: fc.constantFrom('asked' as const, 'made' as const, 'failed' as const),
  restock: fc.boolean(),
  lines: fc.array(
    fc.record({
      line: fc.constantFrom('cap', 'mug', 'wallpaper'),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 3 },
  ),
})

const orders: fc.Arbitrary<ReturningOrder> = fc.record({
  lines: fc.constant(lines),
  refunds: fc.array(refund, { maxLength: 5 }),
})

test('successful refunds return tracked units if restocking was requested', () => {
  const back = { restock: true, lines: [{ line: 'cap', quantity: 2 }] }
  expect(
    unitsToReturn({
      lines,
      refunds: [
        { ...back, state: 'made' },
        { ...back, state: 'made', restock: false },
        { ...back, state: 'asked' },
        { ...back, state: 'failed' },
        { state: 'made', restock: true, lines: [{ line: 'wallpaper', quantity: 1 }] },
        { state: 'made', restock: true },
      ],
    }),
  ).toEqual([{ _key: 'cap', pieces: 2 }])
})

test('for any sequence of refunds, the stock changes add up to the units returned', () => {
  fc.assert(
    fc.property(fc.array(orders, { minLength: 1, maxLength: 8 }), (states) => {
      let before: ReturnedUnits[] = []
      const stock = new Map<string, number>()
      for (const state of states) {
        const after = unitsToReturn(state)
        for (const { _key, pieces } of unitsToMove(before, after))
          stock.set(_key, (stock.get(_key) ?? 0) + pieces)
        expect(unitsToMove(after, after)).toEqual([])
        before = after
      }
      for (const { _key } of lines)
        expect(stock.get(_key) ?? 0).toBe(before.find((one) => one._key === _key)?.pieces ?? 0)
      expect(stock.get('wallpaper')).toBeUndefined()
    }),
  )
})
