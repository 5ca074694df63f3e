import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { flag, listOf, text } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { RedirectsQueryResult } from '#web/sanity/types.generated.ts'
import type { Redirect } from './decide-route.ts'

const redirectsQuery: Query<RedirectsQueryResult> = defineQuery(
  `*[_type == "redirect" && enabled != false && defined(source) && defined(destination)] | order(_id asc) {
  source, destination, permanent
}`,
)

const redirectsSchema = listOf(z.object({ source: text, destination: text, permanent: flag(true) }))

/** Returns every published redirect in use. */
export async function getRedirects(): Promise<Redirect[]> {
  return (
    (await fetchContent({ query: redirectsQuery, schema: redirectsSchema, perspective: 'published' })) ?? []
  )
}
