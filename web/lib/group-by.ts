/** Groups entries by name, in the order of the names, without empty groups. */
export function groupBy<Entry, Name extends string>(
  entries: readonly Entry[],
  names: readonly Name[],
  nameOf: (entry: Entry) => Name,
): { name: Name; entries: Entry[] }[] {
  return names
    .map((name) => ({ name, entries: entries.filter((entry) => nameOf(entry) === name) }))
    .filter((group) => group.entries.length > 0)
}
