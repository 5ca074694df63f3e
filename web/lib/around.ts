/** What stands beside an entry in its list. */
interface Surroundings<Entry> {
  previous: Entry | null
  next: Entry | null
  related: Entry[]
}

const RELATED = 3

/**
 * What stands around one entry of a list: the ones before and after, and a few to look at next.
 *
 * @param isClose entries that come first among the related, for example those of the same group
 * @returns nothing at all for an entry that is not in the list
 */
export function around<Entry extends { id: string }>(
  list: readonly Entry[],
  id: string,
  isClose: (entry: Entry) => boolean = () => true,
): Surroundings<Entry> {
  const at = list.findIndex((entry) => entry.id === id)
  if (at < 0) return { previous: null, next: null, related: [] }
  // From the entry on, round the end to its beginning, so that the last ones have related ones, too.
  const others = [...list.slice(at + 1), ...list.slice(0, at)]
  const related = [...others.filter(isClose), ...others.filter((entry) => !isClose(entry))]
  return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null, related: related.slice(0, RELATED) }
}
