import { join } from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { openReadRegister } from './read-register.ts'

/** Next's own cache of built pages, loaded as CommonJS and as a module alike. */
const NextPageCache = (
  'default' in FileSystemCache ? FileSystemCache.default : FileSystemCache
) as typeof FileSystemCache

/** What Next hands over; for the proxy, which has no pages, without the folder of the build. */
type Options = Omit<ConstructorParameters<typeof FileSystemCache>[0], 'serverDistDir'> & {
  serverDistDir?: string
}

let restored = false

/**
 * Next's cache of built pages, with two differences. Next forgets at every stop which tags had expired, and would then
 * show pages from before the last publishes: on its first use after a start this one expires them again. And Next writes
 * a page for every address ever asked for: this one keeps 404 pages in memory only, or made-up addresses would fill the disk.
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

  override set(...[key, page, context]: Parameters<FileSystemCache['set']>): Promise<void> {
    return page && 'status' in page && page.status === 404
      ? this.#memoryOnly.set(key, page, context)
      : super.set(key, page, context)
  }
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
