import { expect, test } from 'vitest'
import type { Product } from './queries.ts'
import { productData } from './structured-data.ts'

const product = (until: string | null) =>
  ({
    number: '1030',
    title: 'Lamp',
    pictures: [],
    colors: [],
    variants: [],
    options: [],
    reviews: { reviews: [] },
    stars: null,
    ratings: null,
    currency: 'USD',
    offer: { price: 900, before: until && 1_000, percent: null, until, others: [] },
    availability: { state: 'untracked' },
  }) as unknown as Product

test.each([
  ['at midnight is valid until the day before', '2026-12-01T00:00:00Z', '2026-11-30'],
  ['during a day is valid until this day', '2026-12-01T15:00:00Z', '2026-12-01'],
  ['never has no last day', null, undefined],
])('the price of a sale that ends %s', (_, until, day) => {
  const data = productData(product(until), { siteName: 'Brotwerk', url: 'https://example.com/1030' } as never)
  expect((data.offers as { priceValidUntil?: string }).priceValidUntil).toBe(day)
})
