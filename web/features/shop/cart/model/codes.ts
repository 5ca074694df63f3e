import { DISCOUNT_CODE, MAX_CODES, normalizeCode } from '#schemas/shared/discounts.ts'
import type { GiftCardError, GiftCardPayment } from '../../gift-cards/gift-card.ts'
import type { DiscountError } from '../../pricing/discount.ts'
import type { PricedCart } from '../../pricing/price-cart.ts'
import type { CheckedCart } from './checked-cart.ts'
import type { Cart } from './stored-cart.ts'

/** Why a code does not apply; the key of its message. */
export type CodeError = DiscountError | GiftCardError | 'unknown' | 'tooMany' | 'tooManyCodes' | 'unreachable'

/** A code and why it does not apply; null if it does. */
export interface ReviewedCode {
  code: string
  error: CodeError | null
  /** What its products must cost together in the paying currency, for the message of `minimum`. */
  minimum?: { amount: number; currency: string }
  /** The currency of a gift card, for the message of `giftCardCurrency`. */
  currency?: string
}

/** Returns the codes of a cart with their errors. Codes that are not checked yet are left out. */
export function reviewCodes(
  { codes = [] }: Cart,
  { codeErrors }: Pick<CheckedCart, 'codeErrors'>,
  { discounts, refused, currency }: Pick<PricedCart, 'discounts' | 'refused' | 'currency'>,
  { giftCard, refused: refusedCards }: Pick<GiftCardPayment, 'giftCard' | 'refused'>,
): ReviewedCode[] {
  return codes.flatMap((code): ReviewedCode[] => {
    const known = codeErrors[code]
    if (known) return [{ code, error: known }]
    if (giftCard?.code === code) return [{ code, error: null }]
    const refusedCard = refusedCards.find((card) => card.code === code)
    if (refusedCard) return [refusedCard]
    if (discounts.some((discount) => discount.code === code)) return [{ code, error: null }]
    const found = refused.find((discount) => discount.code === code)
    if (!found) return []
    const { error, minimum } = found
    return [{ code, error, ...(minimum !== null && { minimum: { amount: minimum, currency } }) }]
  })
}

/** Returns a typed code as it is stored, or why it cannot be added to the cart. */
export function parseTypedCode({ codes = [] }: Cart, typed: string): { code: string } | { error: CodeError } {
  const code = normalizeCode(typed)
  if (!DISCOUNT_CODE.test(code)) return { error: 'unknown' }
  return codes.length >= MAX_CODES && !codes.includes(code) ? { error: 'tooManyCodes' } : { code }
}

/** Whether a code is added to the cart: it applies, or will once the shopper pays in the currency of the gift card. */
export const isAddable = ({ error }: Pick<ReviewedCode, 'error'>): boolean =>
  error === null || error === 'giftCardCurrency'

/** Adds a code to a cart, once. */
export const withCode = (cart: Cart, code: string): Cart => ({
  ...cart,
  codes: [...(cart.codes ?? []).filter((other) => other !== code), code],
})

/** Removes a code from a cart. */
export const withoutCode = (cart: Cart, code: string): Cart => ({
  ...cart,
  codes: (cart.codes ?? []).filter((other) => other !== code),
})
