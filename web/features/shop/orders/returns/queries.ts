import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ReturnDaysQueryResult } from '#web/sanity/types.generated.ts'

const returnDaysQuery: Query<ReturnDaysQueryResult> = defineQuery(`*[_id == "shopSettings"][0].returnDays`)

/** Studio's initial value. */
const DEFAULT_DAYS = 14

/** Returns how many days after delivery items can be returned, cached until a publish changes it. */
export const getReturnDays = async (): Promise<number> =>
  (await fetchContent({ query: returnDaysQuery, schema: z.number().int().min(1) })) ?? DEFAULT_DAYS
