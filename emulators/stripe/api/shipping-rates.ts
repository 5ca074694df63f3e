import type Stripe from 'stripe'
import type { Call } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import { currency, requireRounded } from './money.ts'
import { hash, integer, metadata, oneOf, required, text, type Values } from './parameters.ts'

const duration = hash({
  unit: required(oneOf(['business_day', 'day', 'hour', 'month', 'week'])),
  value: required(integer(1)),
})

/** The parameters of a shipping rate that a session creates. */
export const shippingRateData = {
  delivery_estimate: hash({ maximum: duration, minimum: duration }),
  display_name: required(text(100)),
  fixed_amount: required(hash({ amount: required(integer()), currency: required(currency) })),
  metadata,
  tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']),
  tax_code: text(),
  type: oneOf(['fixed_amount']),
}

/** Creates the shipping rate of a session. */
export function addShippingRate(
  { account }: Call,
  given: Values<typeof shippingRateData>,
  param: string,
): Stripe.ShippingRate {
  const { amount, currency: code } = given.fixed_amount
  requireRounded(amount, code, `${param}[fixed_amount][amount]`)
  const { minimum, maximum } = given.delivery_estimate ?? {}
  return account.objects.add('shipping_rate', {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: account.time(),
    delivery_estimate: given.delivery_estimate
      ? { minimum: minimum ?? null, maximum: maximum ?? null }
      : null,
    display_name: given.display_name,
    fixed_amount: { amount, currency: code },
    livemode: false,
    metadata: given.metadata ?? {},
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tax_code: given.tax_code ?? null,
    type: 'fixed_amount',
  })
}
