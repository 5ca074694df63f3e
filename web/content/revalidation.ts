import { missingTag, readTag, syncCacheTag, type Ask } from './reading.ts'
import type { AffectedRead, ReadRegister } from './read-register.ts'

/** Beyond this many reads, asking again costs more than rendering again. */
const COMPARISON_LIMIT = 400

/** Answers beyond this many bytes, such as a row for each of thousands of products, are not asked for again to be compared. */
const LARGE_ANSWER = 150_000

/** How many reads are asked again at a time. */
const PARALLEL_READS = 8

/**
 * Decides which cache tags a publish expires. Each read that carries an announced tag is asked again and compared with the
 * kept answer, so that a page is rendered again only where what it shows has changed: a title mended in Arabic leaves the
 * English page alone. What is too much to be asked for again counts as changed. Reads that found nothing are expired by the tags themselves. Without a register the tags
 * themselves are expired, which is right but coarser.
 */
export async function decideExpiry(
  syncTags: readonly string[],
  ask: Ask,
  register: ReadRegister | null,
): Promise<string[]> {
  if (!register) return syncTags.map(syncCacheTag)
  register.announce(syncTags, Date.now())
  const affected = register.affectedBy(syncTags)
  const [large, small] = partition(affected, ({ length }) => length > LARGE_ANSWER)
  const changed = small.length > COMPARISON_LIMIT ? small : await changedReads(small, ask, register)
  const expired = [...large, ...changed].map(({ key }) => readTag(key)).concat(syncTags.map(missingTag))
  register.expire(expired)
  return expired
}

async function changedReads(
  reads: AffectedRead[],
  ask: Ask,
  register: ReadRegister,
): Promise<AffectedRead[]> {
  const changed: AffectedRead[] = []
  const waiting = [...reads]
  async function work(): Promise<void> {
    for (let read = waiting.pop(); read; read = waiting.pop()) {
      if (await hasChanged(read, ask, register)) changed.push(read)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_READS }, work))
  return changed
}

/** Asks again and keeps the new answer; a read that cannot be asked counts as changed, so that it is tried again. */
async function hasChanged(read: AffectedRead, ask: Ask, register: ReadRegister): Promise<boolean> {
  try {
    return register.replace(read, await ask(read))
  } catch {
    return true
  }
}

function partition<Item>(items: Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
