import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { HEALTH_MAX_AGE_MS, isLakeAway } from './lake-health.ts'
import { openPageStore, type PageStore } from './page-store.ts'
import { receiveExpiries } from './shared-expiries.ts'
import { toSingleByteHtml } from './single-byte-html.ts'
import { cacheClock, tagExpiries } from './tag-expiries.ts'

/** A rendered page or route response, as Next hands it over; only what this handler looks at. */
interface CachedResponse {
  status?: number
  headers?: Record<string, unknown>
  html?: string
  body?: Buffer
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
}

/** Lifetime of an entry, in seconds. */
interface CacheControl {
  revalidate: number | false
  expire: number | undefined
}

interface PageEntry {
  value: CachedResponse
  /** When its rendering began, in milliseconds since 1970. */
  renderedAt: number
  /** The process that rendered it. */
  run: string
  cacheControl: CacheControl | undefined
}

/** What Next passes beside a value. */
interface SetContext {
  cacheControl?: CacheControl
  tags?: string[]
}

/** This process. What was published while no process ran is unknown, so pages of earlier ones count as expired. */
const RUN = randomUUID()

/** How long a page is used that has expired and cannot be rendered again, in seconds. */
const OUTAGE_CONTROL: CacheControl = { revalidate: 10, expire: 300 }

let pages: PageStore<PageEntry> | undefined

/** The store of this process, beside the build. Next's own `cache` folder outlives builds, but pages refer to scripts of one build. */
const storeOf = (serverDistDir: string): PageStore<PageEntry> =>
  (pages ??= openPageStore(join(serverDistDir, '..', 'page-cache')))

function tagsOf({ headers }: CachedResponse): string[] {
  const tags = headers?.['x-next-cache-tags']
  return typeof tags === 'string' ? tags.split(',') : []
}

const isExpired = ({ value, renderedAt, run }: PageEntry): boolean =>
  run !== RUN || tagExpiries.latest(tagsOf(value)) >= renderedAt

function bytesOf({ html, body, rscData, segmentData }: CachedResponse): number {
  const parts = [html, body, rscData, ...(segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
}

/**
 * A page with its HTML in one buffer. Next joins it from chunks and reads each character for every response's ETag; reading a
 * joined string takes almost twice as long.
 */
const withFlatHtml = (value: CachedResponse): CachedResponse =>
  value.html === undefined ? value : { ...value, html: Buffer.from(toSingleByteHtml(value.html)).toString() }

/**
 * Next's cache of whole pages (https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath).
 * Next makes one instance for each request.
 *
 * - A page is dated by the beginning of its request, so that a publish during rendering expires it.
 * - An expired page is still used while the content lake cannot be reached.
 * - Pages of unknown addresses stay in memory, so that made-up addresses do not fill the disk.
 */
export default class PageCache {
  readonly #requestedAt = cacheClock()
  readonly #pages: PageStore<PageEntry> | undefined

  /** The proxy has a cache of its own, which knows no build and is not used. */
  constructor({ serverDistDir }: { serverDistDir?: string }) {
    this.#pages = serverDistDir === undefined ? undefined : storeOf(serverDistDir)
  }

  /** Returns a page that has not expired, or null, so that Next renders it. */
  async get(key: string) {
    await receiveExpiries()
    const entry = await this.#pages?.get(key)
    if (!entry) return null
    const { value, renderedAt, cacheControl } = entry
    if (!isExpired(entry)) return { value, lastModified: renderedAt, cacheControl }
    if (await isLakeAway(HEALTH_MAX_AGE_MS))
      return { value, lastModified: cacheClock(), cacheControl: OUTAGE_CONTROL }
    return null
  }

  /** Stores a page that was rendered for the request of this instance. */
  async set(key: string, value: CachedResponse | null, { cacheControl }: SetContext): Promise<void> {
    if (!value) return
    const entry = { value: withFlatHtml(value), renderedAt: this.#requestedAt, run: RUN, cacheControl }
    await this.#pages?.set(key, entry, { bytes: bytesOf(value), onDisk: value.status !== 404 })
  }

  /** Expires tags at once: the site revalidates with `expire: 0` only. */
  revalidateTag(tags: string | string[]): Promise<void> {
    tagExpiries.expire([tags].flat())
    return Promise.resolve()
  }

  /** Part of the interface; nothing is held for one request. */
  resetRequestCache(): void {}
}
