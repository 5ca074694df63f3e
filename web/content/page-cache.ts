import { join } from 'node:path'
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { openReadRegister } from './read-register.ts'

/** Next's own cache of built pages, loaded as CommonJS and as a module alike. */
const NextPageCache = (
  'default' in FileSystemCache ? FileSystemCache.default : FileSystemCache
) as typeof FileSystemCache

/** What Next hands over; for the proxy, which has no pages, without the folder of the build. */
type Options = Omit<ConstructorParameters<typeof FileSystemCache>[0], 'serverDistDir'> & {
  serverDistDir?: string
}

type Entry = NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>
type Page = NonNullable<Parameters<FileSystemCache['set']>[1]>

let restored = false

/** When a page that is missing or due was first asked for, and so began to be rendered, in milliseconds, by its key. */
const renderingSince = new Map<string, number>()

/**
 * Next's cache of built pages, with four differences.
 *
 * - Next forgets at every stop which tags had expired, and would then show pages from before the last publishes: on its
 *   first use after a start this one expires them again.
 * - Next dates a page by the end of its rendering. What was published in the meantime would never reach it: this one does not
 *   keep a page whose content expired while it was rendered, so that the next visitor's is rendered again.
 * - Next writes a whole page without the part by which links show it, but does not read one back without: as soon as its memory is
 *   full it would render such pages for every visitor. This one writes both parts.
 * - Next writes a page for every address ever asked for: this one keeps 404 pages in memory only, or made-up addresses would
 *   fill the disk.
 */
export default class PageCache extends NextPageCache {
  readonly #memoryOnly: FileSystemCache

  constructor(options: Options) {
    const context = options as ConstructorParameters<typeof FileSystemCache>[0]
    super(context)
    this.#memoryOnly = new NextPageCache({ ...context, flushToDisk: false })
    if (restored || !options.serverDistDir) return
    restored = true
    void this.revalidateTag(expiredTags(join(options.serverDistDir, '..', 'reads.sqlite')), { expire: 0 })
  }

  override async get(...[key, context]: Parameters<FileSystemCache['get']>) {
    const askedAt = Date.now()
    const entry = await super.get(key, context)
    if (entry && !isDue(entry, askedAt)) renderingSince.delete(key)
    else if (!renderingSince.has(key)) renderingSince.set(key, askedAt)
    return entry
  }

  override async set(...[key, page, context]: Parameters<FileSystemCache['set']>): Promise<void> {
    const since = renderingSince.get(key)
    renderingSince.delete(key)
    if (page && since !== undefined && areTagsExpired(cacheTags(page), since)) return
    const isMissing = page && 'status' in page && page.status === 404
    const written = isWhole(page) ? { ...context, isRoutePPREnabled: false } : context
    return isMissing ? this.#memoryOnly.set(key, page, written) : super.set(key, page, written)
  }
}

/** Whether Next renders a page anew for its age alone, behind the back of the visitor it still shows the older one. */
function isDue({ lastModified = 0, cacheControl }: Entry, now: number): boolean {
  const seconds = cacheControl?.revalidate
  return seconds === undefined || (seconds !== false && now >= lastModified + seconds * 1000)
}

/** Whether nothing of a page is left to be rendered for each visitor. */
const isWhole = (page: Page | null): boolean =>
  page !== null && 'rscData' in page && page.rscData !== undefined && page.postponed === undefined

function cacheTags(page: Page): string[] {
  const header = 'headers' in page ? page.headers?.[NEXT_CACHE_TAGS_HEADER] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

/** Tags that were expired before this start; none while building, or on a host without a writable disk. */
function expiredTags(path: string): string[] {
  try {
    const register = openReadRegister(path)
    const tags = register.expired()
    register.close()
    return tags
  } catch {
    return []
  }
}
