import type Stripe from 'stripe'
import { invalidRequest, missingParameter } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { changeRoute } from './change-object.ts'
import { findNamed, findObject, listRoute, retrieveRoute } from './lists.ts'
import { currency, requireRounded } from './money.ts'
import { integer, metadata, oneOf, pattern, percentage, readShape, unsettable } from './parameters.ts'

const couponShape = {
  id: pattern(/^[\w-]{1,200}$/, 'id'),
  amount_off: integer(1),
  currency,
  duration: oneOf(['forever', 'once']),
  max_redemptions: integer(1),
  metadata,
  name: unsettable(40),
  percent_off: percentage,
  redeem_by: integer(),
}

function create(call: Call): Stripe.Coupon {
  const given = readShape(couponShape, call.values)
  const { objects } = call.account
  if ((given.amount_off === undefined) === (given.percent_off === undefined))
    throw missingParameter('percent_off', 'You must pass one of percent_off or amount_off.')
  if (given.amount_off !== undefined && given.currency === undefined)
    throw missingParameter('currency', 'You must pass currency when passing amount_off.')
  if (given.amount_off !== undefined) requireRounded(given.amount_off, given.currency ?? '', 'amount_off')
  if (given.id && objects.get('coupon', given.id))
    throw invalidRequest('Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
  const coupon = objects.add('coupon', {
    id: given.id ?? newId('co', 8).slice(3),
    object: 'coupon',
    amount_off: given.amount_off ?? null,
    created: call.account.time(),
    currency: given.currency ?? null,
    duration: given.duration ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    percent_off: given.percent_off ?? null,
    redeem_by: given.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  })
  call.account.emit('coupon.created', coupon)
  return coupon
}

function remove(call: Call): Stripe.DeletedCoupon {
  const coupon = findNamed(call, 'coupon')
  call.account.objects.remove('coupon', coupon.id)
  call.account.emit('coupon.deleted', coupon)
  return { id: coupon.id, object: 'coupon', deleted: true }
}

/** Finds a coupon for a session in a currency. Throws a 400 for one that is used up, over or in another currency. */
export function findUsableCoupon(
  call: Pick<Call, 'account'>,
  id: string,
  code: string,
  param: string,
): Stripe.Coupon {
  const coupon = findObject(call, 'coupon', id, param)
  const isOver = coupon.redeem_by !== null && coupon.redeem_by <= call.account.time()
  if (!coupon.valid || isOver)
    throw invalidRequest(`Coupon ${id} is used up or has expired.`, { code: 'coupon_expired', param })
  if (coupon.currency !== null && coupon.currency !== code)
    throw invalidRequest(`The coupon’s currency ${coupon.currency} is not that of the session, ${code}.`, {
      param,
    })
  return coupon
}

/** Returns what a coupon takes off an amount, in minor units. A percentage is rounded half up. */
export function couponAmount(
  { amount_off: amount, percent_off: percent }: Stripe.Coupon,
  of: number,
): number {
  const share = BigInt(Math.round((percent ?? 0) * 10_000))
  const off = amount ?? Number((BigInt(of) * share * 2n + 1_000_000n) / 2_000_000n)
  return Math.min(off, of)
}

/** Returns the coupon of a session, which it names itself or by a promotion code. */
export function findSessionCoupon(
  { objects }: Account,
  { discounts }: Stripe.Checkout.Session,
): Stripe.Coupon | undefined {
  const [discount] = discounts ?? []
  const code = objects.get('promotion_code', discount?.promotion_code)
  return objects.get('coupon', discount?.coupon ?? code?.promotion.coupon)
}

/** Counts the redemption of a paid session’s coupon and promotion code. */
export function redeemCoupons(account: Account, session: Stripe.Checkout.Session): void {
  const coupon = findSessionCoupon(account, session)
  if (coupon) {
    const count = coupon.times_redeemed + 1
    const valid = coupon.max_redemptions === null || count < coupon.max_redemptions
    account.objects.put('coupon', { ...coupon, times_redeemed: count, valid })
  }
  const code = account.objects.get('promotion_code', session.discounts?.[0]?.promotion_code)
  if (code) account.objects.put('promotion_code', { ...code, times_redeemed: code.times_redeemed + 1 })
}

export const couponRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/coupons', handle: create },
  listRoute('/v1/coupons', 'coupon'),
  retrieveRoute('/v1/coupons/:id', 'coupon'),
  changeRoute('/v1/coupons/:id', 'coupon', { metadata, name: unsettable(40) }),
  { method: 'DELETE', path: '/v1/coupons/:id', handle: remove },
]
