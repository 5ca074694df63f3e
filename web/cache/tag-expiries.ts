/** The clock by which Next dates its cache entries, in milliseconds since 1970. */
export const cacheClock = (): number => performance.timeOrigin + performance.now()

/** When cache tags expired, as this process learned of it. */
interface TagExpiries {
  /** Marks tags as expired from now on. */
  expire(tags: readonly string[]): void
  /** Marks every tag as expired from now on. */
  expireEverything(): void
  /** When one of the tags expired last, in milliseconds since 1970; 0 for never. */
  latest(tags: readonly string[]): number
}

/** More tags than this are forgotten together: everything then counts as expired once. */
const TAGS_MAX = 100_000

/**
 * Creates an empty record of expired tags.
 *
 * @param clock returns milliseconds since 1970
 */
export function createTagExpiries(clock: () => number = cacheClock): TagExpiries {
  const expiredAt = new Map<string, number>()
  let everythingExpiredAt = 0

  function expireEverything(): void {
    everythingExpiredAt = clock()
    expiredAt.clear()
  }

  return {
    expire(tags) {
      if (expiredAt.size + tags.length > TAGS_MAX) return expireEverything()
      const now = clock()
      for (const tag of tags) expiredAt.set(tag, now)
    },
    expireEverything,
    latest: (tags) =>
      tags.reduce((latest, tag) => Math.max(latest, expiredAt.get(tag) ?? 0), everythingExpiredAt),
  }
}

/** The expired tags of this process, shared by the page cache and the data cache. */
export const tagExpiries = createTagExpiries()
