import { payableStep } from '#schemas/shared/currencies.ts'
import { toGiftCardCode } from '#schemas/shared/gift-cards.ts'

/** A gift card whose code the shopper knows. */
export interface GiftCard {
  id: string
  code: string
  currency: string
  /** What is left, in minor units of `currency`. */
  balance: number
  /** ISO 8601, exclusive; null for no end. */
  until: string | null
}

/** Why a gift card pays nothing. */
export type GiftCardError =
  | 'giftCardExpired'
  | 'giftCardEmpty'
  | 'giftCardCurrency'
  | 'giftCardNotCombinable'
  | 'giftCardTax'
  | 'giftCardAmount'

/** How a total is paid, in minor units of its currency. */
export interface GiftCardPayment {
  /** The card that pays; null if none does. */
  giftCard: { id: string; code: string; amount: number } | null
  /** What is left to pay otherwise. */
  due: number
  refused: { code: string; error: GiftCardError; currency: string }[]
}

/** A total and when it is paid, in milliseconds since 1970. */
interface Total {
  payable: number
  currency: string
  /** The smallest amount that can be paid otherwise. */
  minimum: number
  now: number
  /** False if tax is computed later, so that a card would pay without it. */
  isFinal: boolean
}

/** Returns the gift card of a code, typed with or without hyphens. */
export const findGiftCard = (cards: readonly GiftCard[], code: string): GiftCard | undefined => {
  const written = toGiftCardCode(code)
  return cards.find((card) => card.code === written)
}

function giftCardError({ currency, balance, until }: GiftCard, total: Total): GiftCardError | null {
  if (until !== null && Date.parse(until) <= total.now) return 'giftCardExpired'
  if (!total.isFinal) return 'giftCardTax'
  if (currency !== total.currency) return 'giftCardCurrency'
  return balance < payableStep(currency) ? 'giftCardEmpty' : null
}

/** Returns what a card pays: all it can, but no rest is smaller than what Stripe charges. */
function amountOf({ balance }: GiftCard, { payable, currency, minimum }: Total): number {
  const step = payableStep(currency)
  const most = Math.min(payable, balance - (balance % step))
  const least = Math.min(minimum, payable)
  return most === payable ? most : Math.max(0, Math.min(most, payable - least))
}

/**
 * Pays a total, after tax and delivery, with the first gift card that can. In the browser and on the server alike.
 *
 * @param codes the codes of the cart, in order; those of no gift card are left out
 */
export function payWithGiftCard(
  cards: readonly GiftCard[],
  codes: readonly string[],
  total: Total,
): GiftCardPayment {
  const refused: GiftCardPayment['refused'] = []
  let giftCard: GiftCardPayment['giftCard'] = null
  for (const code of codes) {
    const card = findGiftCard(cards, code)
    if (!card) continue
    const amount = amountOf(card, total)
    const error =
      giftCardError(card, total) ??
      (giftCard ? 'giftCardNotCombinable' : amount === 0 ? 'giftCardAmount' : null)
    if (error) refused.push({ code, error, currency: card.currency })
    else giftCard = { id: card.id, code, amount }
  }
  return { giftCard, due: total.payable - (giftCard?.amount ?? 0), refused }
}
