import { defineQuery } from 'next-sanity'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { fetchContent } from '#web/sanity/fetch/fetch.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { DeliveryMethodsQueryResult } from '#web/sanity/types.generated.ts'
import type { DeliveryMethod } from '../delivery-method.ts'
import { deliveryMethods, deliverySchema } from '../queries.ts'

const deliveryMethodsQuery: Query<DeliveryMethodsQueryResult> = defineQuery(`${deliveryMethods}`)

/**
 * Returns the delivery methods in one language, cached until a publish changes them. A file of its own, because order routes, which parse
 * the same methods, run without Next's cache.
 */
export const getDeliveryMethods = async (locale: LocaleId): Promise<DeliveryMethod[]> =>
  (await fetchContent({ query: deliveryMethodsQuery, params: { locale }, schema: deliverySchema })) ?? []
