/** Where the whole catalogue is shown, without language: a page built ahead. */
export const CATALOGUE_PATH = '/shop/grid'

/**
 * Where the catalogue is shown as a filter in the query narrows it down. A path of its own, since browsers that hold the page built
 * ahead take it for any query.
 */
export const FILTERED_PATH = `${CATALOGUE_PATH}/filtered`

/** The names under which filters of the catalogue stand in an address. */
export const FILTER_PARAMETERS = [
  'category',
  'colour',
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
