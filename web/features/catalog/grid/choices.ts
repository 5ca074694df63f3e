import { changed, filterQuery, type CatalogFilter } from './filter.ts'

/** A value chosen in a filter, and the query of the same list without it. */
export interface Choice {
  key: string
  question: 'category' | 'colour' | 'size' | 'price' | 'rating' | 'sale' | 'stock'
  value: string
  without: string
}

/** What is chosen in a filter, value by value, in the order of the questions. */
export function choicesOf(filter: CatalogFilter): Choice[] {
  const choice = (question: Choice['question'], value: string, change: Partial<CatalogFilter>): Choice => ({
    key: `${question}-${value}`,
    question,
    value,
    without: filterQuery(changed(filter, change)),
  })
  const others = <Value>(values: Value[], value: Value) => values.filter((other) => other !== value)
  const { categories, colours, sizes, priceFrom, priceTo, rating } = filter
  return [
    ...categories.map((id) => choice('category', id, { categories: others(categories, id) })),
    ...colours.map((colour) => choice('colour', colour, { colours: others(colours, colour) })),
    ...sizes.map((size) => choice('size', size, { sizes: others(sizes, size) })),
    ...(priceFrom !== null || priceTo !== null
      ? [choice('price', '', { priceFrom: null, priceTo: null })]
      : []),
    ...(rating !== null ? [choice('rating', String(rating), { rating: null })] : []),
    ...(filter.sale ? [choice('sale', '1', { sale: false })] : []),
    ...(filter.stock ? [choice('stock', '1', { stock: false })] : []),
  ]
}
