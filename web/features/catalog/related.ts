/** What goods of a shelf are compared by. */
export interface ShelfGood {
  id: string
  colours: readonly string[]
  tag: string | null
  gender: string | null
}

/** In how much two goods are alike, beyond standing on one shelf. */
const likeness = (one: ShelfGood, other: ShelfGood): number =>
  Number(one.tag !== null && one.tag === other.tag) +
  Number(one.gender !== null && one.gender === other.gender) +
  Number(one.colours.some((colour) => other.colours.includes(colour)))

/**
 * The goods to show beside one: those of its shelf that are most like it, and among equals those that follow it, beginning again at
 * the first behind the last. So each page shows others, and none is left out of all of them.
 *
 * @param good the one that is looked at, on the shelf or not
 * @returns ids, at most `count`, never that of `good`
 */
export function relatedTo(good: ShelfGood, shelf: readonly ShelfGood[], count: number): string[] {
  const place = Math.max(
    0,
    shelf.findIndex(({ id }) => id === good.id),
  )
  return shelf
    .map((other, index) => ({
      id: other.id,
      likeness: likeness(good, other),
      distance: (index - place + shelf.length) % shelf.length,
    }))
    .filter(({ id }) => id !== good.id)
    .sort((one, other) => other.likeness - one.likeness || one.distance - other.distance)
    .slice(0, count)
    .map(({ id }) => id)
}
