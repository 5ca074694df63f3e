import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { withFallback } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ReturnDaysQueryResult } from '#web/sanity/types.generated.ts'

const returnDaysQuery: Query<ReturnDaysQueryResult> = defineQuery(
  `*[_id == "shopSettings"][0] { returnDays }`,
)

/** Studio's initial value. */
const DEFAULT_DAYS = 14

const schema = withFallback(z.object({ returnDays: withFallback(z.number().int().min(1), DEFAULT_DAYS) }), {
  returnDays: DEFAULT_DAYS,
})

/** Returns how many days after delivery items can be returned, cached until a publish changes it. */
export async function getReturnDays(): Promise<number> {
  return (await fetchContent({ query: returnDaysQuery, schema }))?.returnDays ?? DEFAULT_DAYS
}
