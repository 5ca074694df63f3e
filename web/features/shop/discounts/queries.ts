import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { DISCOUNT_SCOPE_VALUES, type DiscountKind } from '#schemas/shared/discounts.ts'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { RELEASED_STATES } from '#schemas/shared/orders.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { flag, listOf, required, text, withFallback } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type {
  DiscountsQueryResult,
  DiscountUsesQueryResult,
  UsedDiscountsQueryResult,
} from '#web/sanity/types.generated.ts'
import { benefitSchema, type DiscountBenefit } from '../pricing/benefit.ts'
import type { StoredDiscount } from './cart-discounts.ts'

// An order of this customer that a new order would replace does not count.
const discountsQuery: Query<DiscountsQueryResult> = defineQuery(`*[
  _type == "discount" && (!defined(code) || code in $codes)
] {
  "id": _id, "title": ${localized('title')}, code, kind, percent, amount, buy, get, currency,
  scope, "products": products[]._ref, "categories": categories[]._ref,
  minimum, from, until, maxUses, maxUsesPerCustomer, isCombinable,
  "uses": select(defined(maxUses) => count(*[
    _type == "order" && !(state in $releasedStates) && ^._id in discounts[].discount &&
    !(customer.uid == $uid && state == "pending" && isWaiting != true)
  ]))
}`)

const count = z.number().int().min(1)
const moment = z.iso.datetime({ offset: true }).nullable()

/** Studio keeps the fields of all kinds; the kind says which ones count. */
type StoredBenefit = Record<'percent' | 'amount' | 'buy' | 'get', number | null> & {
  kind: DiscountKind | null
}

/** A limit that is not valid rejects the discount, which would otherwise have none. */
const storedDiscountSchema = z
  .object({
    id: z.string(),
    title: text,
    code: z.string().nullable(),
    currency: required(z.enum(CURRENCY_CODES)),
    scope: withFallback(z.enum(DISCOUNT_SCOPE_VALUES), 'all'),
    products: listOf(z.string()),
    categories: listOf(z.string()),
    minimum: z.number().int().min(0).nullable(),
    from: moment,
    until: moment,
    maxUses: count.nullable(),
    maxUsesPerCustomer: count.nullable(),
    isCombinable: flag(false),
    uses: withFallback(z.number().int(), 0),
  })
  .and(benefitSchema as unknown as z.ZodType<DiscountBenefit, StoredBenefit>)

/**
 * Reads all promotions and the discounts of some codes, in one language. Invalid ones are left out.
 *
 * @param uid customer whose unpaid orders do not count as uses, because a new order replaces them; empty for none
 * @throws if the lake does not respond
 */
export const readDiscounts = (
  codes: readonly string[],
  locale: LocaleId,
  uid = '',
): Promise<StoredDiscount[]> =>
  fetchPrivate({
    query: discountsQuery,
    params: { codes: [...codes], locale, uid, releasedStates: RELEASED_STATES },
    schema: listOf(storedDiscountSchema),
    perspective: 'published',
  })

const usedDiscountsQuery: Query<UsedDiscountsQueryResult> = defineQuery(`*[
  _type == "order" && customer.uid == $uid && defined(discounts) && !(state in $releasedStates) &&
  !(state == "pending" && isWaiting != true)
].discounts[].discount`)

/** Reads the ids of the discounts in a customer's orders, without those that a new order would replace. */
export const readUsedDiscounts = (uid: string): Promise<string[]> =>
  fetchPrivate({
    query: usedDiscountsQuery,
    params: { uid, releasedStates: RELEASED_STATES },
    schema: listOf(z.string()),
  })

const discountUsesQuery: Query<DiscountUsesQueryResult> = defineQuery(`*[
  _type == "discount" && _id in $ids && defined(maxUses)
] {
  "id": _id, maxUses,
  "uses": count(*[_type == "order" && !(state in $releasedStates) && ^._id in discounts[].discount]),
  "revision": *[_id == "discountUses." + ^._id][0]._rev
}`)

const discountUsesSchema = listOf(
  z.object({
    id: z.string(),
    maxUses: withFallback(z.number().int(), 0),
    uses: z.number().int(),
    revision: z.string().nullable(),
  }),
)

/** How often a limited discount was used, and the revision of its guard; null before its first use. */
export type DiscountUses = z.output<typeof discountUsesSchema>[number]

/** Reads the uses of the limited ones among some discounts. Throws if the lake does not respond. */
export const readDiscountUses = async (ids: readonly string[]): Promise<DiscountUses[]> =>
  ids.length === 0
    ? []
    : fetchPrivate({
        query: discountUsesQuery,
        params: { ids: [...ids], releasedStates: RELEASED_STATES },
        schema: discountUsesSchema,
        perspective: 'published',
      })
