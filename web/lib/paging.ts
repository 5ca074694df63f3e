/** Returns the number of pages of a list; 1 for an empty one. */
export function countPages(length: number, pageSize: number): number {
  return length === 0 ? 1 : Math.ceil(length / pageSize)
}

/** Returns the items of a page; page numbers start at 1. */
export function pageOf<Item>(items: readonly Item[], pageSize: number, pageNumber: number): Item[] {
  return items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
}

/** Returns the page on which an item is, from its index; page numbers start at 1. */
export const pageNumberOf = (index: number, pageSize: number): number => Math.floor(index / pageSize) + 1
