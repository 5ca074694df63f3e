import type { CatalogFilter } from './filter.ts'

/** A category, color or size by which the catalog can be filtered. */
export interface FilterValue {
  id: string
  /** The value in the address of the filtered catalog. */
  value: string
  title: string
  hex: string | null
}

/** The values of each filter. */
export type FilterValues = Record<'categories' | 'colors' | 'sizes', readonly FilterValue[]>

/** Returns a filter without values that the shop does not have. */
export const withKnownValues = (filter: CatalogFilter, values: FilterValues): CatalogFilter => ({
  ...filter,
  categories: known(filter.categories, values.categories),
  colors: known(filter.colors, values.colors),
  sizes: known(filter.sizes, values.sizes),
})

/** Returns a filter with the ids of its colors and sizes, as products have them. */
export const withIds = (filter: CatalogFilter, { colors, sizes }: FilterValues): CatalogFilter => ({
  ...filter,
  colors: idsOf(filter.colors, colors),
  sizes: idsOf(filter.sizes, sizes),
})

const idsOf = (chosen: readonly string[], values: readonly FilterValue[]): string[] =>
  values.filter(({ value }) => chosen.includes(value)).map(({ id }) => id)

const known = (chosen: readonly string[], values: readonly FilterValue[]): string[] =>
  chosen.filter((one) => values.some(({ value }) => value === one))
