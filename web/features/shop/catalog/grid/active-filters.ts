import { type CatalogFilter, filterQuery, updateFilter } from './filter.ts'

/** An active filter value, and the query without it. */
export interface ActiveFilter {
  key: string
  kind: 'category' | 'color' | 'size' | 'price' | 'rating' | 'sale' | 'stock'
  value: string
  queryWithout: string
}

/** Lists the active values of a filter, in the order of the form. */
export function listActiveFilters(filter: CatalogFilter): ActiveFilter[] {
  const activeFilter = (
    kind: ActiveFilter['kind'],
    value: string,
    change: Partial<CatalogFilter>,
  ): ActiveFilter => ({
    key: `${kind}-${value}`,
    kind,
    value,
    queryWithout: filterQuery(updateFilter(filter, change)),
  })
  const others = <Value>(values: Value[], value: Value) => values.filter((other) => other !== value)
  const { categories, colors, sizes, priceFrom, priceTo, rating } = filter
  return [
    ...categories.map((id) => activeFilter('category', id, { categories: others(categories, id) })),
    ...colors.map((color) => activeFilter('color', color, { colors: others(colors, color) })),
    ...sizes.map((size) => activeFilter('size', size, { sizes: others(sizes, size) })),
    ...(priceFrom !== null || priceTo !== null
      ? [activeFilter('price', '', { priceFrom: null, priceTo: null })]
      : []),
    ...(rating !== null ? [activeFilter('rating', String(rating), { rating: null })] : []),
    ...(filter.sale ? [activeFilter('sale', '1', { sale: false })] : []),
    ...(filter.stock ? [activeFilter('stock', '1', { stock: false })] : []),
  ]
}
