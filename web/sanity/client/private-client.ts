import 'server-only'
import { randomUUID } from 'node:crypto'
import { environment } from '#web/env.ts'
import { publishedClient } from './client.ts'

/**
 * Returns a client that reads and writes private documents, uncached. Callers must check who may see the
 * result. Each has its own request id, because Next answers identical requests of one rendering from memory.
 */
export const privateClient = (perspective: 'raw' | 'published' = 'raw') =>
  publishedClient.withConfig({
    token: environment().SANITY_API_WRITE_TOKEN,
    useCdn: false,
    perspective,
    maxRetries: 1,
    headers: { 'x-request-id': randomUUID() },
  })
