/** By the last part of the address. */
export const BY_ADDRESS = {
  name: 'address',
  title: 'Address, A to Z',
  by: [{ field: 'slug.current', direction: 'asc' as const }],
}

const ORDER = { field: 'order', direction: 'asc' as const }

/** By the position that editors give documents. */
export const BY_POSITION = { name: 'position', title: 'Position on the site', by: [ORDER] }

/** By category, and by position within it. */
export const BY_CATEGORY = {
  name: 'category',
  title: 'Category',
  by: [{ field: 'category.order', direction: 'asc' as const }, ORDER],
}
