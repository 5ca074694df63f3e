/** Path of the whole catalog, which is prerendered. */
export const CATALOG_PATH = '/shop/grid'

/** Path of the filtered catalog. It differs from the prerendered page, because browsers reuse that page for any query. */
export const FILTERED_CATALOG_PATH = `${CATALOG_PATH}/filtered`

export const FILTER_PARAMETERS = [
  'category',
  'color',
  'size',
  'from',
  'to',
  'currency',
  'rating',
  'sale',
  'stock',
  'sort',
  'after',
  'before',
] as const
