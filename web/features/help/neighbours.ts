import type { HelpEntry } from './data.ts'

/** What stands before and after an entry of a list. */
export function neighbours(entries: readonly HelpEntry[], id: string) {
  const index = entries.findIndex((entry) => entry.id === id)
  const at = (position: number) => (index < 0 ? null : (entries[position] ?? null))
  return { previous: at(index - 1), next: at(index + 1) }
}
