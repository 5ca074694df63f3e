import 'server-only'
import { revalidateTag } from 'next/cache'
import { announceExpiries } from '#web/cache/shared-expiries.ts'
import { STRUCTURE_TAG, tagsExpiredBy } from './cache-manifest.ts'
import { hasStructureChanged } from './site-structure.ts'

/**
 * Expires the cache tags that a publish changed, on every instance of the site.
 *
 * @returns the number of expired cache tags
 * @throws if the lake or Redis does not respond; the publish must be sent again
 */
export async function expirePublished(syncTags: readonly string[]): Promise<number> {
  const tags = tagsExpiredBy(syncTags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  if (await hasStructureChanged(syncTags)) {
    tags.push(STRUCTURE_TAG)
    revalidateTag(STRUCTURE_TAG, { expire: 0 })
  }
  await announceExpiries(tags)
  return tags.length
}
