import 'server-only'
import { defineQuery } from 'next-sanity'
import { z } from 'zod'
import { CURRENCY_CODES } from '#schemas/shared/currencies.ts'
import { giftCardBalance, toGiftCardCode } from '#schemas/shared/gift-cards.ts'
import { RELEASED_STATES } from '#schemas/shared/orders.ts'
import { fetchPrivate } from '#web/sanity/fetch/fetch-private.ts'
import { listOf, required } from '#web/sanity/parse.ts'
import type { Query } from '#web/sanity/typed-query.ts'
import type { GiftCardBalanceQueryResult, GiftCardsQueryResult } from '#web/sanity/types.generated.ts'
import type { GiftCard } from './gift-card.ts'

const orderFields = `giftCard { amount, missing }, refunds[] { state, giftCardAmount }`

// An order of this customer that a new order would replace does not count.
const giftCardsQuery: Query<GiftCardsQueryResult> = defineQuery(`*[_type == "giftCard" && code in $codes] {
  "id": _id, code, currency, amount, until,
  "orders": *[
    _type == "order" && giftCard.card == ^._id && !(state in $releasedStates) &&
    !(customer.uid == $uid && state == "pending" && isWaiting != true)
  ] { ${orderFields} }
}`)

const giftCardBalanceQuery: Query<GiftCardBalanceQueryResult> = defineQuery(`*[
  _type == "giftCard" && _id == $id
][0] {
  amount,
  "orders": *[
    _type == "order" && giftCard.card == ^._id && !(state in $releasedStates) && _id != $orderId
  ] { ${orderFields} },
  "revision": *[_id == "giftCardUses." + ^._id][0]._rev
}`)

const figure = z.number().int()

// A movement that cannot be read rejects the card, which would otherwise have too much left.
const ordersSchema = z.array(
  z.object({
    giftCard: z.object({ amount: figure, missing: figure.nullable() }).nullable(),
    refunds: z.array(z.object({ state: z.string(), giftCardAmount: figure.nullable() })).nullable(),
  }),
)

const giftCardSchema = z
  .object({
    id: z.string(),
    code: required(z.string()),
    currency: required(z.enum(CURRENCY_CODES)),
    amount: required(figure.min(1)),
    until: z.iso.datetime({ offset: true }).nullable(),
    orders: ordersSchema,
  })
  .transform(({ amount, orders, ...card }): GiftCard => ({
    ...card,
    balance: giftCardBalance(amount, orders),
  }))

const balanceSchema = z
  .object({ amount: required(figure), orders: ordersSchema, revision: z.string().nullable() })
  .transform(({ amount, orders, revision }) => ({ balance: giftCardBalance(amount, orders), revision }))
  .nullable()

/** What is left on a gift card, and the revision of its guard; null before its first use. */
export type GiftCardBalance = NonNullable<z.output<typeof balanceSchema>>

/**
 * Reads the gift cards among some codes. Invalid ones are left out.
 *
 * @param uid customer whose unpaid orders take nothing, because a new order replaces them; empty for none
 * @throws if the lake does not respond
 */
export async function readGiftCards(codes: readonly string[], uid = ''): Promise<GiftCard[]> {
  const written = codes.flatMap((code) => toGiftCardCode(code) ?? [])
  if (written.length === 0) return []
  return fetchPrivate({
    query: giftCardsQuery,
    params: { codes: written, uid, releasedStates: RELEASED_STATES },
    schema: listOf(giftCardSchema),
    perspective: 'published',
  })
}

/**
 * Reads what is left on a gift card for an order; null for a card that is missing.
 *
 * @param orderId the order itself takes nothing
 * @throws if the lake does not respond
 */
export const readGiftCardBalance = (id: string, orderId: string): Promise<GiftCardBalance | null> =>
  fetchPrivate({
    query: giftCardBalanceQuery,
    params: { id, orderId, releasedStates: RELEASED_STATES },
    schema: balanceSchema,
    perspective: 'published',
  })
