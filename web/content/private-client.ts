import 'server-only'
import { randomUUID } from 'node:crypto'
import { environment } from '#web/env.ts'
import { publishedClient } from './client.ts'

/**
 * Writes, and reads what no visitor may; past every cache. Whoever asks it must know who may see the answer. While one page is made, Next
 * answers a request that is the same as one before from memory, as things were before they were changed: so each has a number of its own.
 */
export const privateClient = () =>
  publishedClient.withConfig({
    token: environment().SANITY_API_WRITE_TOKEN,
    useCdn: false,
    perspective: 'raw',
    maxRetries: 1,
    headers: { 'x-request-id': randomUUID() },
  })
