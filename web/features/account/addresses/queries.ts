import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { COUNTRY_CODES } from '#schemas/shared/countries.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import { listOf } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { DeliveryCountriesQueryResult } from '#web/sanity/types.generated.ts'

const deliveryCountriesQuery: Query<DeliveryCountriesQueryResult> = defineQuery(
  `*[_type == "deliveryMethod"].countries[]`,
)

/** Returns the codes of the countries that any delivery method reaches; of all countries in a shop without methods. */
export async function getDeliveryCountries(): Promise<readonly string[]> {
  const found = await fetchContent({ query: deliveryCountriesQuery, schema: listOf(z.string()) })
  return found && found.length > 0 ? [...new Set(found)] : COUNTRY_CODES
}
