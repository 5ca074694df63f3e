import { createHash } from 'node:crypto'
import type { Answer, Read, ReadRegister } from './read-register.ts'

/** Asks the content lake. Rejects where it cannot be reached or refuses the question. */
export type Ask = (read: Read) => Promise<Answer>

/** An answer, and whether it is an older one because the lake could not be asked. */
export interface Reading {
  result: unknown
  cacheTags: string[]
  isCopy: boolean
}

/** A short name for a read, the same in every process. */
export function readKey({ query, params }: Read): string {
  return createHash('sha256')
    .update(JSON.stringify([query, params]))
    .digest('base64url')
    .slice(0, 27)
}

/** The cache tag by which one read is expired. */
export const readTag = (key: string) => `read:${key}`

/** The cache tag of the lake's own sync tag; next-sanity names them the same. */
export const syncCacheTag = (syncTag: string) => `sanity:${syncTag}`

/**
 * The cache tag of reads that found nothing. They are not kept, or asking for made-up addresses would fill the disk;
 * whatever might fill the gap carries the sync tag, and expires them.
 */
export const missingTag = (syncTag: string) => `missing:${syncTag}`

/** Next keeps at most 128 tags for an entry. */
export const CACHE_TAG_LIMIT = 120

function cacheTags(key: string, { result, syncTags }: Answer): string[] {
  const missing = result === null ? syncTags.map(missingTag) : []
  return [readTag(key), ...[...missing, ...syncTags.map(syncCacheTag)].slice(0, CACHE_TAG_LIMIT)]
}

/**
 * Answers a read from the lake, and keeps the answer unless it is null; when the lake cannot be asked, answers with the kept copy.
 *
 * @param register where answers are kept; null where there is no disk for them
 * @throws what `ask` throws, where nothing was kept
 */
export async function readThrough(read: Read, ask: Ask, register: ReadRegister | null): Promise<Reading> {
  const key = readKey(read)
  try {
    const answer = await askUntilSettled(read, ask, register)
    if (answer.result !== null) register?.remember({ ...read, key }, answer)
    return { result: answer.result, cacheTags: cacheTags(key, answer), isCopy: false }
  } catch (error) {
    const kept = register?.recall(key)
    if (!kept) throw error
    const copy = { result: JSON.parse(kept.result) as unknown, syncTags: [] }
    return { result: copy.result, cacheTags: cacheTags(key, copy), isCopy: true }
  }
}

/**
 * Asks again when a change of the answer was announced while it was on its way: it may be the older one.
 *
 * @throws what `ask` throws
 */
export async function askUntilSettled(read: Read, ask: Ask, register: ReadRegister | null): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const askedAt = Date.now()
    const answer = await ask(read)
    if (attempt === 3 || !register?.announcedSince(answer.syncTags, askedAt)) return answer
  }
}
