import { stegaClean } from '#web/lib/stega.ts'

/** Number of sectors in the style sheet (`_portfolio.scss`). */
export const MAX_SECTORS = 12

/** Shorter lists need no filter. */
export const MIN_ENTRIES_TO_FILTER = 7

interface InSector {
  sector: string | null
}

/** A sector of the filter. */
export interface Sector {
  name: string
  count: number
}

/** Whether two entries are in the same sector. In drafts, equal names differ by the stega of their documents. */
export const hasSameSector = (one: InSector, other: InSector): boolean =>
  stegaClean(one.sector) === stegaClean(other.sector)

/** Returns the sectors of a list with their number of entries, most first, up to the number in the style sheet. */
export function sectorsOf(entries: readonly InSector[]): Sector[] {
  return [...Map.groupBy(entries, ({ sector }) => stegaClean(sector))]
    .flatMap(([name, { length: count }]) => (name ? [{ name, count }] : []))
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_SECTORS)
}
