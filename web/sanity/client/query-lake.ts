import type { QueryParams } from 'next-sanity'
import { draftClient, publishedClient } from './client.ts'
import type { View } from './perspective.ts'

/** The content lake did not respond. The message contains nothing of the request, which may include a token. */
class LakeError extends Error {
  override name = 'LakeError'
}

function throwLakeError(error: unknown): never {
  throw new LakeError(
    `The content lake did not respond: ${error instanceof Error ? error.message : 'no reason given'}`,
  )
}

/** A result with the sync tags that the lake announces when it may have changed. */
interface PublishedResult {
  result: unknown
  syncTags: string[]
}

/**
 * Queries published content, without the CDN's cache.
 *
 * @throws LakeError
 */
export async function queryPublished(query: string, params: QueryParams): Promise<PublishedResult> {
  const { result, syncTags } = await publishedClient
    .fetch<unknown>(query, params, {
      filterResponse: false,
      returnQuery: false,
      cacheMode: publishedClient.config().useCdn ? 'noStale' : undefined,
    })
    .catch(throwLakeError)
  return { result: result ?? null, syncTags: syncTags ?? [] }
}

/**
 * Queries drafts or releases; for editors, texts carry their source field.
 *
 * @throws LakeError
 */
export function queryDrafts(query: string, params: QueryParams, view: View): Promise<unknown> {
  return draftClient(view).fetch<unknown>(query, params).catch(throwLakeError)
}
