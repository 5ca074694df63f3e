import { LRUCache } from 'lru-cache'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { HEALTH_MAX_AGE_MS, isLakeAway } from './lake-health.ts'
import { receiveExpiries } from './shared-expiries.ts'
import { cacheClock, tagExpiries } from './tag-expiries.ts'

type StoredEntry = Omit<CacheEntry, 'value'> & { bytes: Uint8Array }

/** The memory that results may take, in bytes. */
const MEMORY_BYTES_MAX = 64 * 1024 * 1024

/** How long a result is used that has expired and cannot be read again, in seconds. */
const OUTAGE_REVALIDATE = 10

const entries = new LRUCache<string, StoredEntry>({ maxSize: MEMORY_BYTES_MAX })

const withStream = ({ bytes, ...entry }: StoredEntry): CacheEntry => ({
  ...entry,
  value: new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  }),
})

/**
 * Next's cache of `'use cache'` results (https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers), in the memory
 * of this process. A result that has expired is still used while the content lake cannot be reached.
 *
 * A reader never waits for a result that another request computes: Next may give that request up, and the reader would wait forever.
 */
const dataCache: CacheHandler = {
  async get(key) {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (tagExpiries.latest(entry.tags) < entry.timestamp) return withStream(entry)
    if (!(await isLakeAway(HEALTH_MAX_AGE_MS))) return undefined
    return withStream({ ...entry, timestamp: cacheClock(), revalidate: OUTAGE_REVALIDATE })
  },
  async set(key, pendingEntry) {
    try {
      const { value, ...entry } = await pendingEntry
      const bytes = new Uint8Array(await new Response(value).arrayBuffer())
      entries.set(key, { ...entry, bytes }, { size: Math.max(1, bytes.length) })
    } catch {
      // The function failed, and Next reports it: there is nothing to store.
    }
  },
  refreshTags: receiveExpiries,
  getExpiration: (tags) => Promise.resolve(tagExpiries.latest(tags)),
  updateTags(tags) {
    tagExpiries.expire(tags)
    return Promise.resolve()
  },
}

export default dataCache
