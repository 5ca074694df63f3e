/** Where the whole catalogue is shown, without language; its filters lead here, wherever they stand. */
export const CATALOGUE_PATH = '/shop/grid'

/** Where the site makes the catalogue for a filter, unseen by visitors: the page without one was built ahead at its own path. */
export const FILTERED_PATH = '/filtered'

/** The names under which filters of the catalogue stand in an address. Asked for with one of them, the page is made for that filter. */
export const FILTER_PARAMETERS = [
  'category',
  'colour',
  'size',
  'from',
  'to',
  'rating',
  'sale',
  'stock',
  'sort',
  'after',
  'before',
] as const
