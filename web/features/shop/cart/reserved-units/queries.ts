import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { ReservedUnitsQueryResult } from '#web/sanity/types.generated.ts'

const reservedUnitsQuery: Query<ReservedUnitsQueryResult> = defineQuery(`*[
  _type == "order" && customer.uid == $uid && state == "pending" && isWaiting != true && holdsStock == true
].lines[][isCounted == true] { number, quantity }`)

const reservedUnitsSchema = z.array(z.object({ number: z.string(), quantity: z.number().int() }))

/**
 * Reads the units that a customer's unpaid orders reserve, by product number: a new order would replace these orders. Throws if the lake does not
 * respond.
 */
export async function readReservedUnits(uid: string): Promise<ReadonlyMap<string, number>> {
  const lines = await fetchPrivate({
    query: reservedUnitsQuery,
    params: { uid },
    schema: reservedUnitsSchema,
  })
  const units = new Map<string, number>()
  for (const { number, quantity } of lines) units.set(number, (units.get(number) ?? 0) + quantity)
  return units
}
