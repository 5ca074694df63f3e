import type { QueryParams } from 'next-sanity'
import { publishedClient } from './client.ts'
import type { Ask } from './reading.ts'

/** Asks the content lake for what is published, past any cache between. */
export const askPublished: Ask = async ({ query, params }) => {
  const { result, syncTags } = await publishedClient.fetch<unknown>(query, params as QueryParams, {
    filterResponse: false,
    returnQuery: false,
    cacheMode: publishedClient.config().useCdn ? 'noStale' : undefined,
  })
  return { result: result ?? null, syncTags: syncTags ?? [] }
}
