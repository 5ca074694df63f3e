/** Where the site takes announcements of a publish, below its origin. */
export const REVALIDATE_PATH = '/api/revalidate'

/** The most sync tags of one request; a sender with more sends several. */
export const SYNC_TAGS_MAX = 10_000

/** The JSON body of such a request. It is sent with `REVALIDATE_SECRET` as bearer token, and again until it is answered with success. */
export interface RevalidateRequest {
  /** The sync tags that a publish has made stale, as the content lake names them. */
  syncTags: string[]
}
