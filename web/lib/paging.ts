/** How many pages a list fills; an empty one fills one. */
export function countPages(length: number, pageSize: number): number {
  return Math.max(1, Math.ceil(length / pageSize))
}

/** The part of a list that one of its pages shows, counted from 1. */
export function pageOf<Item>(items: readonly Item[], pageSize: number, pageNumber: number): Item[] {
  return items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
}
