/** Path of the endpoint that receives changed sync tags. */
export const REVALIDATE_PATH = '/api/revalidate'

/** Maximum number of sync tags per request. */
export const SYNC_TAGS_MAX = 10_000

/** The JSON body of a request, sent with `REVALIDATE_SECRET` as bearer token and retried until it succeeds. */
export interface RevalidateRequest {
  /** The sync tags that a publish made stale. */
  syncTags: string[]
}
