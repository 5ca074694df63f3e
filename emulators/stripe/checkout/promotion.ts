import type Stripe from 'stripe'
import type { Account } from '../api/account.ts'
import { couponAmount } from '../api/coupons.ts'
import { completeTotals } from '../api/line-items.ts'
import { couponOfCode, findByCode } from '../api/promotion-codes.ts'
import { StripeError } from '../errors.ts'
import { toId } from '../storage/objects.ts'

type Session = Stripe.Checkout.Session

/** Returns whether the customer may enter a promotion code. Discounts of taxed sessions are not supported. */
export const takesPromotionCode = (session: Session): boolean =>
  session.allow_promotion_codes === true &&
  !session.automatic_tax.enabled &&
  (session.total_details?.amount_tax ?? 0) === 0

/** Applies the code that a customer entered to a session, an empty one removes it. Returns undefined for a code that does not apply. */
export function applyPromotionCode(account: Account, session: Session, code: string): Session | undefined {
  try {
    return code === '' ? discount(account, session, null) : redeem(account, session, code)
  } catch (error) {
    if (error instanceof StripeError) return undefined
    throw error
  }
}

function redeem(account: Account, session: Session, code: string): Session | undefined {
  const promotionCode = findByCode(account, code)
  if (!promotionCode) return undefined
  const purchase = {
    customer: toId(session.customer),
    currency: session.currency ?? '',
    subtotal: session.amount_subtotal ?? 0,
  }
  const coupon = couponOfCode({ account }, promotionCode, purchase, 'promotion_code')
  return discount(account, session, { promotionCode: promotionCode.id, coupon })
}

/** Computes the totals of a session with a coupon, or with none. */
function discount(
  account: Account,
  session: Session,
  given: { promotionCode: string; coupon: Stripe.Coupon } | null,
): Session {
  const lines = account.objects
    .children('item', session.id)
    .map((line) => ({ ...line, amount_discount: 0, amount_total: line.amount_total + line.amount_discount }))
  const subtotal = session.amount_subtotal ?? 0
  const sums = {
    currency: session.currency ?? '',
    subtotal,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: subtotal,
  }
  const off = given ? couponAmount(given.coupon, subtotal) : 0
  const shipping = session.shipping_cost?.amount_total ?? 0
  const { lines: discounted, totals } = completeTotals({ lines, totals: sums }, off, shipping)
  for (const line of discounted) account.objects.put('item', line)
  const intent = account.objects.get('payment_intent', session.payment_intent)
  if (intent) account.objects.put('payment_intent', { ...intent, amount: totals.total })
  return account.objects.put('checkout.session', {
    ...session,
    amount_total: totals.total,
    discounts: given ? [{ coupon: null, promotion_code: given.promotionCode }] : [],
    total_details: { amount_discount: totals.discount, amount_shipping: shipping, amount_tax: 0 },
  })
}
