import { missingTag, readTag, settleTag, syncCacheTag, type Ask } from './reading.ts'
import type { KeptRead, ReadRegister } from './read-register.ts'

/** Cache tags to expire: `now` at once, `soon` when pages that are being rendered have been stored. */
export interface Expiry {
  now: string[]
  soon: string[]
}

/** Beyond this many reads, asking again costs more than rendering again. */
const COMPARISON_LIMIT = 400

/** A page is stored well within this time after it asked for its content, in milliseconds. */
const RENDERING_MS_MAX = 2000

/** When the tags of `soon` expire. */
export const SETTLE_SECONDS = RENDERING_MS_MAX / 1000

/** How many reads are asked again at a time. */
const PARALLEL_READS = 8

/**
 * Decides what a publish expires. Each read that carries an announced tag is asked again and compared with the kept
 * answer, so that a page is rendered again only where what it shows has changed: a title mended in Arabic leaves the
 * English page alone. Reads that found nothing are expired by the tags themselves. Without a register the tags themselves are expired, which is right but coarser.
 *
 * `soon` repeats the expiry a little later where a page may just be rendering with the older answer: Next dates a page
 * by the end of its rendering, and would take it for the newer one.
 */
export async function decideExpiry(
  syncTags: readonly string[],
  ask: Ask,
  register: ReadRegister | null,
): Promise<Expiry> {
  if (!register) return { now: syncTags.map(syncCacheTag), soon: [] }
  const announcedAt = Date.now()
  register.announce(syncTags, announcedAt)
  const affected = register.affectedBy(syncTags)
  const changed = affected.length > COMPARISON_LIMIT ? affected : await changedReads(affected, ask, register)
  const now = [...changed.map(({ key }) => readTag(key)), ...syncTags.map(missingTag)]
  register.expire(now)
  const rendering = changed.filter(({ askedAt }) => askedAt > announcedAt - RENDERING_MS_MAX)
  return { now, soon: rendering.map(({ key }) => settleTag(key)) }
}

async function changedReads(reads: KeptRead[], ask: Ask, register: ReadRegister): Promise<KeptRead[]> {
  const changed: KeptRead[] = []
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
async function hasChanged(read: KeptRead, ask: Ask, register: ReadRegister): Promise<boolean> {
  try {
    return register.replace(read, await ask(read))
  } catch {
    return true
  }
}
