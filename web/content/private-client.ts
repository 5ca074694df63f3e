import 'server-only'
import { environment } from '#web/env.ts'
import { publishedClient } from './client.ts'

/** Writes, and reads what no visitor may; past every cache. Whoever asks it must know who may see the answer. */
export const privateClient = () =>
  publishedClient.withConfig({
    token: environment().SANITY_API_WRITE_TOKEN,
    useCdn: false,
    perspective: 'raw',
    maxRetries: 1,
  })
