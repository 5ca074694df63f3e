import type { CatalogueEntry } from '../catalogue/catalogue.ts'
import { isChanged, planLine, type Costs, type PlannedLine } from './plan.ts'

/** A change that was made, as much of it as undoing takes. */
export interface MadeChange {
  /** What was done, in a few words. */
  words: string
  /** ISO date and time. */
  at: string
  lines: { id: string; before: Costs; after: Costs }[]
}

/** Remembers a plan that was carried out. */
export function rememberChange(words: string, lines: readonly PlannedLine[], now: Date): MadeChange {
  const made = lines
    .filter(isChanged)
    .flatMap(({ id, before, after }) => (after ? [{ id, before, after }] : []))
  return { words, at: now.toISOString(), lines: made }
}

const same = (one: Costs, other: Costs): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Plans to take a change back: each price as it was, but only where it still is what the change made of it. */
export function planUndo({ lines }: MadeChange, entries: readonly CatalogueEntry[]): PlannedLine[] {
  const wanted = new Map(lines.map((line) => [line.id, line]))
  return entries.flatMap((entry) => {
    const made = wanted.get(entry.id)
    if (!made) return []
    return planLine(entry, ({ before }) =>
      same(before, made.after)
        ? made.before
        : { refusal: 'Its price was changed again since: it stays as it is.' },
    )
  })
}

/** Where the last change is kept, in the browser of who made it. */
const KEY = 'meridian.last-price-change.1'

/** Keeps the last change, over reloads too; nothing forgets it. */
export function keepLastChange(change: MadeChange | null): void {
  try {
    if (change) localStorage.setItem(KEY, JSON.stringify(change))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing still undoes until the tool is closed.
  }
}

/** The last change that was made in this browser. */
export function lastChange(): MadeChange | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as MadeChange | null
    return Array.isArray(kept?.lines) ? kept : null
  } catch {
    return null
  }
}
