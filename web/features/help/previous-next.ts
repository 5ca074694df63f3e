/** Returns the entries before and after an entry of a list. */
export function previousAndNext<Entry extends { id: string }>(entries: readonly Entry[], id: string) {
  const index = entries.findIndex((entry) => entry.id === id)
  const at = (position: number) => (index < 0 ? null : (entries[position] ?? null))
  return { previous: at(index - 1), next: at(index + 1) }
}
