import { expect, test } from 'vitest'
import { ordersToRelease } from './reclaim.ts'

const idle = (id: string, ...lines: [number: string, quantity: number][]) => ({
  id,
  sessionId: `cs_${id}`,
  lines: lines.map(([number, quantity]) => ({ number, quantity })),
})

const chosen = (orders: ReturnType<typeof idle>[], missing: [string, number][]) =>
  ordersToRelease(orders, new Map(missing)).map(({ id }) => id)

test('releases the oldest orders, and no more than needed', () => {
  expect(chosen([idle('a', ['cap', 1]), idle('b', ['cap', 2]), idle('c', ['cap', 3])], [['cap', 2]])).toEqual(
    ['a', 'b'],
  )
})

test('keeps an order without a missing product', () => {
  expect(chosen([idle('a', ['mug', 3]), idle('b', ['cap', 1], ['mug', 1])], [['cap', 1]])).toEqual(['b'])
})

test('releases nothing if it would not be enough', () => {
  expect(chosen([idle('a', ['cap', 1])], [['cap', 2]])).toEqual([])
  expect(
    chosen(
      [idle('a', ['cap', 3])],
      [
        ['cap', 1],
        ['mug', 1],
      ],
    ),
  ).toEqual([])
})
