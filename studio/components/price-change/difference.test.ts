import { expect, test } from 'vitest'
import { formatDifference, isLargeChange } from './difference.ts'
import type { PlannedLine } from './plan.ts'

const line = (before: number, after: number, others: [number, number] | null = null): PlannedLine => ({
  id: 'product-1',
  name: 'Lamp (1)',
  category: undefined,
  currency: 'USD',
  before: { price: before, others: others ? { a: others[0] } : {} },
  after: { price: after, others: others ? { a: others[1] } : {} },
  currencies: { a: 'CNY' },
  documents: [],
})

test.each<[PlannedLine, string, boolean]>([
  [line(1_000, 1_050), '+5.0%', false],
  [line(1_000, 925), '-7.5%', false],
  [line(1_000, 1_200), '+20.0%', false],
  [line(1_000, 1_202), '+20.2%', true],
  [line(1_000, 798), '-20.2%', true],
  // Rounding alone makes no change a large one.
  [line(199, 239), '+20.1%', false],
  [line(1_000, 1_000), '+0.0%', false],
  // The largest of all currencies counts.
  [line(1_000, 1_050, [300, 400]), '+33.3%', true],
  [line(2 ** 52, 2 ** 52 + 2 ** 50), '+25.0%', true],
])('%o', (changed, text, isLarge) => {
  expect([formatDifference(changed), isLargeChange(changed)]).toEqual([text, isLarge])
})

test('a price that cannot change is no large change', () => {
  expect(isLargeChange({ ...line(1_000, 1), after: null })).toBe(false)
})
