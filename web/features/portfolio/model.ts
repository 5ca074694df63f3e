/** Number of sectors in the style sheet (`_portfolio.scss`). */
export const MAX_SECTORS = 12

/** Shorter lists need no filter. */
export const MIN_ENTRIES_TO_FILTER = 7

/** A sector of the filter. */
export interface Sector {
  name: string
  count: number
}

/** Returns the sectors of a list with their number of entries, most first, up to the number in the style sheet. */
export function sectorsOf(entries: readonly { sector: string | null }[]): Sector[] {
  return [...Map.groupBy(entries, ({ sector }) => sector)]
    .flatMap(([name, { length: count }]) => (name ? [{ name, count }] : []))
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_SECTORS)
}
