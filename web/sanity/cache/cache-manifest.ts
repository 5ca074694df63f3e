import { cacheLife, cacheTag } from 'next/cache'

const HOUR = 60 * 60
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** The cache tag of one of the lake's sync tags; next-sanity uses the same. */
const syncCacheTag = (syncTag: string): string => `sanity:${syncTag}`

/** Carried by results with more sync tags than Next keeps; every publish expires it. */
const ANY_CONTENT_TAG = 'sanity:any'

/** Expired when the structure of the site has changed: an address, or the page that lists all articles. */
export const STRUCTURE_TAG = 'structure'

/** Next keeps 128 tags for an entry (https://nextjs.org/docs/app/api-reference/functions/cacheTag). */
const TAGS_MAX = 120

/** Until a publish expires it. The day is a safety net for a publish that was never announced. */
const UNTIL_PUBLISHED = { stale: 30, revalidate: DAY, expire: YEAR }

const contentTags = (syncTags: readonly string[]): string[] =>
  syncTags.length > TAGS_MAX ? [ANY_CONTENT_TAG] : syncTags.map(syncCacheTag)

/**
 * What is cached, by kind of data: for how long, in seconds, and under which tags. Everything else is fetched for each request:
 * drafts, and private documents such as orders.
 */
export const cacheManifest = {
  /** Published content. Readers: `fetch.ts`, `fetch-large.ts`. */
  content: { life: UNTIL_PUBLISHED, tags: contentTags },
  /** Addresses that links lead to. Reader: `site-structure.ts`. */
  structure: { life: UNTIL_PUBLISHED, tags: () => [STRUCTURE_TAG] },
  /**
   * Lists of which a page shows a few suggestions, such as the products of a category. With sync tags, each change in a category would
   * render all of its pages again. Reader: `fetch.ts`.
   */
  suggestions: { life: { stale: 30, revalidate: HOUR, expire: YEAR }, tags: () => [] },
  /** The current year. Reader: `features/shell/queries.ts`. What passes at a moment has its life from `schedule.ts`. */
  calendar: { life: UNTIL_PUBLISHED, tags: () => [] },
} satisfies Record<string, CachePolicy>

interface CachePolicy {
  life: { stale: number; revalidate: number; expire: number }
  tags: (syncTags: readonly string[]) => string[]
}

/** A kind of data that is cached. */
export type CachedKind = keyof typeof cacheManifest

/** Applies the manifest to the `'use cache'` function that calls it. */
export function applyCachePolicy(kind: CachedKind, syncTags: readonly string[] = []): void {
  const { life, tags }: CachePolicy = cacheManifest[kind]
  cacheLife(life)
  cacheTag(...tags(syncTags))
}

/** The cache tags that a publish with these sync tags expires. */
export const tagsExpiredBy = (syncTags: readonly string[]): string[] => [
  ...syncTags.map(syncCacheTag),
  ANY_CONTENT_TAG,
]
