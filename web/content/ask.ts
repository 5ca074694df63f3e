import type { QueryParams } from 'next-sanity'
import { draftClient, publishedClient } from './client.ts'
import type { View } from './perspective.ts'
import type { Ask } from './reading.ts'

/** The lake could not be asked. Says why, and nothing of the request: it may carry a token. */
class LakeError extends Error {
  override name = 'LakeError'
}

function withoutRequest(error: unknown): never {
  throw new LakeError(
    `The content lake did not answer: ${error instanceof Error ? error.message : 'no reason given'}`,
  )
}

/** Asks the content lake for what is published, past any cache between. */
export const askPublished: Ask = async ({ query, params }) => {
  const { result, syncTags } = await publishedClient
    .fetch<unknown>(query, params as QueryParams, {
      filterResponse: false,
      returnQuery: false,
      cacheMode: publishedClient.config().useCdn ? 'noStale' : undefined,
    })
    .catch(withoutRequest)
  return { result: result ?? null, syncTags: syncTags ?? [] }
}

/** Asks the content lake for what is not published yet; what editors see is marked for click-to-edit. */
export function askDrafts(query: string, params: QueryParams, view: View): Promise<unknown> {
  return draftClient(view).fetch<unknown>(query, params).catch(withoutRequest)
}
