import { join } from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { openReadRegister } from './read-register.ts'

/** Next's own cache of built pages, loaded as CommonJS and as a module alike. */
const NextPageCache = (
  'default' in FileSystemCache ? FileSystemCache.default : FileSystemCache
) as typeof FileSystemCache

let restored = false

/**
 * Next's cache of built pages, which forgets at every stop which tags had expired, and would then show pages from
 * before the last publishes. On its first use after a start this one expires them again.
 */
export default class PageCache extends NextPageCache {
  constructor(...options: ConstructorParameters<typeof FileSystemCache>) {
    super(...options)
    if (restored) return
    restored = true
    const [{ serverDistDir }] = options
    void this.revalidateTag(expiredTags(join(serverDistDir ?? '', '..', 'reads.sqlite')), { expire: 0 })
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
