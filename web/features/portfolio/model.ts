/** How many sectors the style sheet can tell apart (`_portfolio.scss`). */
export const MOST_SECTORS = 12

/** How many entries a list has before a filter helps: fewer are seen at a glance. */
export const FEWEST_TO_FILTER = 7

/** A sector one can choose in the filter. */
export interface Sector {
  name: string
  count: number
}

/**
 * The sectors of a list, each with how many entries it has; most entries first, else in the order of the list. There are
 * no more than the style sheet can tell apart.
 */
export function sectorsOf(entries: readonly { sector: string | null }[]): Sector[] {
  const counts = new Map<string, number>()
  for (const { sector } of entries) if (sector) counts.set(sector, (counts.get(sector) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_SECTORS)
}

/** On which page of a list an entry stands, from 1. */
export const pageOf = (index: number, pageSize: number) => Math.floor(index / pageSize) + 1

/** How many pages a list fills: one at least. */
export const countPages = (length: number, pageSize: number) => Math.max(1, Math.ceil(length / pageSize))
