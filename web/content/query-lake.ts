import type { QueryParams } from 'next-sanity'
import { draftClient, publishedClient } from './client.ts'
import type { View } from './perspective.ts'

/** The content lake did not answer. Says why, and nothing of the request: it may carry a token. */
class LakeError extends Error {
  override name = 'LakeError'
}

function withoutRequest(error: unknown): never {
  throw new LakeError(
    `The content lake did not answer: ${error instanceof Error ? error.message : 'no reason given'}`,
  )
}

/** A result, and the sync tags under which the lake announces that it may have changed. */
export interface PublishedAnswer {
  result: unknown
  syncTags: string[]
}

/**
 * Queries what is published, past any cache between.
 *
 * @throws LakeError
 */
export async function queryPublished(query: string, params: QueryParams): Promise<PublishedAnswer> {
  const { result, syncTags } = await publishedClient
    .fetch<unknown>(query, params, {
      filterResponse: false,
      returnQuery: false,
      cacheMode: publishedClient.config().useCdn ? 'noStale' : undefined,
    })
    .catch(withoutRequest)
  return { result: result ?? null, syncTags: syncTags ?? [] }
}

/**
 * Queries what is not published yet; texts that editors see carry their field for click-to-edit.
 *
 * @throws LakeError
 */
export function queryDrafts(query: string, params: QueryParams, view: View): Promise<unknown> {
  return draftClient(view).fetch<unknown>(query, params).catch(withoutRequest)
}
