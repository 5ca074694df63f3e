import { z } from 'zod'
import { fetchContent } from '#web/content/fetch.ts'
import { flag, listOf, text } from '#web/content/parse.ts'
import { redirectsQuery } from '#web/content/queries/redirects.ts'
import type { Redirect } from './decide.ts'

const redirectsSchema = listOf(z.object({ source: text, destination: text, permanent: flag(true) }))

/** Every published redirect in use. */
export async function getRedirects(): Promise<Redirect[]> {
  return (
    (await fetchContent({ query: redirectsQuery, schema: redirectsSchema, perspective: 'published' })) ?? []
  )
}
