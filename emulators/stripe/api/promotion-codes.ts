import { randomInt } from 'node:crypto'
import type Stripe from 'stripe'
import { invalidRequest, missingParameter } from '../errors.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId, toId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { changeRoute } from './change-object.ts'
import { findUsableCoupon } from './coupons.ts'
import { findCustomer } from './customers.ts'
import { findObject, listObjects, retrieveRoute } from './lists.ts'
import { currency } from './money.ts'
import { flag, hash, integer, metadata, oneOf, pattern, readShape, required, text } from './parameters.ts'

type PromotionCode = Stripe.PromotionCode

const creation = {
  active: flag,
  code: pattern(/^[A-Za-z0-9-]+$/, 'code', 500),
  customer: text(),
  expires_at: integer(),
  max_redemptions: integer(1),
  metadata,
  promotion: required(hash({ coupon: required(text()), type: required(oneOf(['coupon'])) })),
  restrictions: hash({
    first_time_transaction: flag,
    minimum_amount: integer(1),
    minimum_amount_currency: currency,
  }),
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const equal = (value: string) => ({ sign: '=' as const, value })

/** Returns the active promotion code that a customer enters, in any case; undefined without one. */
export function findByCode({ objects }: Account, code: string): PromotionCode | undefined {
  const { items } = objects.list('promotion_code', { limit: 1 }, [
    { field: 'code', ...equal(code.trim()), ignoresCase: true },
    { field: 'active', sign: '=', value: 1 },
  ])
  return items[0]
}

function create(call: Call): PromotionCode {
  const given = readShape(creation, call.values)
  const coupon = findObject(call, 'coupon', given.promotion.coupon, 'promotion[coupon]')
  const customer = given.customer ? findCustomer(call, given.customer, 'customer').id : null
  const code = given.code ?? newCode()
  if (findByCode(call.account, code))
    throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, { param: 'code' })
  const { restrictions = {} } = given
  if ((restrictions.minimum_amount === undefined) !== (restrictions.minimum_amount_currency === undefined))
    throw missingParameter(
      'restrictions[minimum_amount_currency]',
      'You must pass both minimum_amount and minimum_amount_currency.',
    )
  const promotionCode = call.account.objects.add('promotion_code', {
    id: newId('promo'),
    object: 'promotion_code',
    active: given.active ?? true,
    code,
    created: call.account.time(),
    customer,
    customer_account: null,
    expires_at: given.expires_at ?? null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: given.metadata ?? {},
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: restrictions.first_time_transaction ?? false,
      minimum_amount: restrictions.minimum_amount ?? null,
      minimum_amount_currency: restrictions.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  })
  call.account.emit('promotion_code.created', promotionCode)
  return promotionCode
}

/** What a promotion code is entered for. */
interface Purchase {
  customer: string | null
  currency: string
  /** The sum of the line items. */
  subtotal: number
}

/** Returns the coupon of a promotion code for a purchase. Throws a 400 for a code that does not apply to it. */
export function couponOfCode(
  { account }: Pick<Call, 'account'>,
  promotionCode: PromotionCode,
  { customer, currency: code, subtotal }: Purchase,
  param: string,
): Stripe.Coupon {
  const {
    active,
    expires_at: end,
    max_redemptions: most,
    times_redeemed: times,
    restrictions,
  } = promotionCode
  const refuse = (why: string) =>
    invalidRequest(`This promotion code cannot be redeemed because ${why}.`, { param })
  if (!active || (end !== null && end <= account.time()) || (most !== null && times >= most))
    throw refuse('it is inactive, over or used up')
  if (promotionCode.customer !== null && toId(promotionCode.customer) !== customer)
    throw refuse('it belongs to another customer')
  const { minimum_amount: least, minimum_amount_currency: leastCurrency } = restrictions
  if (least !== null && (leastCurrency !== code || subtotal < least))
    throw refuse('the purchase is below its minimum amount')
  if (restrictions.first_time_transaction && (customer === null || hasPaid(account, customer)))
    throw refuse('it is for the first purchase of a customer')
  return findUsableCoupon({ account }, toId(promotionCode.promotion.coupon) ?? '', code, param)
}

const hasPaid = ({ objects }: Account, customer: string): boolean =>
  objects.list('charge', { limit: 1 }, [
    { field: 'customer', ...equal(customer) },
    { field: 'status', ...equal('succeeded') },
  ]).items.length > 0

function list(call: Call) {
  const { coupon, ...values } = call.values
  const further =
    coupon === undefined ? [] : [{ field: 'promotion.coupon', ...equal(text().read(coupon, 'coupon')) }]
  return listObjects(
    { ...call, values },
    'promotion_code',
    { active: flag, code: text(), customer: text() },
    further,
  )
}

export const promotionCodeRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/promotion_codes', handle: create },
  { method: 'GET', path: '/v1/promotion_codes', handle: list },
  retrieveRoute('/v1/promotion_codes/:id', 'promotion_code'),
  changeRoute('/v1/promotion_codes/:id', 'promotion_code', { active: flag, metadata }),
]
