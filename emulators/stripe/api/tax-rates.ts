import type Stripe from 'stripe'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import { changeRoute } from './change-object.ts'
import { listRoute, retrieveRoute } from './lists.ts'
import {
  flag,
  metadata,
  pattern,
  percentage,
  readShape,
  required,
  text,
  unsettable,
  type Values,
} from './parameters.ts'

const changeable = {
  active: flag,
  country: pattern(/^[A-Z]{2}$/, 'country'),
  description: unsettable(),
  jurisdiction: unsettable(),
  metadata,
  state: unsettable(2),
}

const shape = {
  ...changeable,
  display_name: required(text(100)),
  inclusive: required(flag),
  percentage: required(percentage),
}

/** Returns a new tax rate, which is not stored. */
export function toTaxRate(account: Account, given: Values<typeof shape>): Stripe.TaxRate {
  return {
    id: newId('txr'),
    object: 'tax_rate',
    active: given.active ?? true,
    country: given.country ?? null,
    created: account.time(),
    description: given.description ?? null,
    display_name: given.display_name,
    effective_percentage: given.percentage,
    flat_amount: null,
    inclusive: given.inclusive,
    jurisdiction: given.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: given.metadata ?? {},
    percentage: given.percentage,
    rate_type: 'percentage',
    state: given.state ?? null,
    tax_type: null,
  }
}

function create(call: Call): Stripe.TaxRate {
  const rate = call.account.objects.add('tax_rate', toTaxRate(call.account, readShape(shape, call.values)))
  call.account.emit('tax_rate.created', rate)
  return rate
}

/** Returns the tax on an amount in minor units, rounded half up: added to it, or the share included in it. */
export function calculateTax(amount: number, { percentage, inclusive }: Stripe.TaxRate): number {
  // Percentages have at most four decimals.
  const share = BigInt(Math.round(percentage * 10_000))
  const whole = inclusive ? 1_000_000n + share : 1_000_000n
  return Number((BigInt(amount) * share * 2n + whole) / (whole * 2n))
}

export const taxRateRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/tax_rates', handle: create },
  listRoute('/v1/tax_rates', 'tax_rate', { active: flag, inclusive: flag }),
  retrieveRoute('/v1/tax_rates/:id', 'tax_rate'),
  changeRoute('/v1/tax_rates/:id', 'tax_rate', { ...changeable, display_name: text(100) }),
]
