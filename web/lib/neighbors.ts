/** Entries to link to from an entry of a list. */
interface Neighbors<Entry> {
  previous: Entry | null
  next: Entry | null
  related: Entry[]
}

const RELATED_MAX = 3

/**
 * Returns the previous and the next entry of a list and some related ones; none if the entry is not in the list.
 *
 * @param isRelated selects the entries that come first among the related ones, for example those of the same group
 */
export function findNeighbors<Entry extends { id: string }>(
  list: readonly Entry[],
  id: string,
  isRelated: (entry: Entry) => boolean = () => true,
): Neighbors<Entry> {
  const index = list.findIndex((entry) => entry.id === id)
  if (index < 0) return { previous: null, next: null, related: [] }
  // Wraps around, so that the last entries have related ones too.
  const others = [...list.slice(index + 1), ...list.slice(0, index)]
  const related = [...others.filter(isRelated), ...others.filter((entry) => !isRelated(entry))]
  return {
    previous: list[index - 1] ?? null,
    next: list[index + 1] ?? null,
    related: related.slice(0, RELATED_MAX),
  }
}
