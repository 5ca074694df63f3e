import type Stripe from 'stripe'
import { malformed, refusal } from '../errors.ts'
import type { Call } from '../http/routes.ts'
import { idOf, newId } from '../storage/ids.ts'
import { findObject } from './lists.ts'
import { requireChargeable } from './money.ts'
import { flag, hash, integer, listOf, metadata, required, text, type Values } from './parameters.ts'
import { addPrice, priceData, sellablePrice } from './prices.ts'
import { taxOf } from './tax-rates.ts'

/** A line as a session is made with it. */
export const lineItemShape = {
  adjustable_quantity: hash({ enabled: required(flag), maximum: integer(), minimum: integer() }),
  metadata,
  price: text(),
  price_data: hash(priceData),
  quantity: integer(1),
  tax_rates: listOf(text()),
}

/** What lines come to, in minor units. */
export interface Totals {
  currency: string
  subtotal: number
  tax: number
  total: number
}

/** Makes the lines of a session, with the prices and goods they bring. */
export function makeLines(
  call: Call,
  given: readonly Values<typeof lineItemShape>[],
): { lines: Stripe.LineItem[]; totals: Totals } {
  const lines = given.map((line, index) => makeLine(call, line, `line_items[${index}]`))
  const [first] = lines
  if (!first)
    throw malformed('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' })
  const { currency } = first
  if (lines.some((line) => line.currency !== currency)) {
    throw refusal('All line items of a Checkout Session must have the same currency.', {
      param: 'line_items',
    })
  }
  const sum = (field: 'amount_subtotal' | 'amount_tax' | 'amount_total') =>
    lines.reduce((total, line) => total + line[field], 0)
  const totals = {
    currency,
    subtotal: sum('amount_subtotal'),
    tax: sum('amount_tax'),
    total: sum('amount_total'),
  }
  // Nothing to pay is fine; a little is not.
  if (totals.total > 0) requireChargeable(totals.total, currency, "The Checkout Session's total amount")
  return { lines, totals }
}

function makeLine(call: Call, given: Values<typeof lineItemShape>, path: string): Stripe.LineItem {
  if (!given.price === !given.price_data) {
    throw malformed(`You must specify either \`price\` or \`price_data\` for each line item.`, {
      code: 'parameter_missing',
      param: `${path}[price]`,
    })
  }
  if (given.quantity === undefined)
    throw malformed(`Quantity is required. Add \`quantity\` to \`${path}\``, {
      code: 'parameter_missing',
      param: `${path}[quantity]`,
    })
  const price = given.price_data
    ? addPrice(call, { ...given.price_data, active: false }, `${path}[price_data]`)
    : sellablePrice(call, given.price ?? '', `${path}[price]`)
  const rates = (given.tax_rates ?? []).map((id) => findObject(call, 'tax_rate', id, `${path}[tax_rates]`))
  const subtotal = (price.unit_amount ?? 0) * given.quantity
  const taxes = rates.map((rate) => ({
    amount: taxOf(subtotal, rate),
    rate,
    taxability_reason: null,
    taxable_amount: subtotal,
  }))
  const tax = taxes.reduce((total, { amount }) => total + amount, 0)
  const onTop = taxes.reduce((total, { amount, rate }) => total + (rate.inclusive ? 0 : amount), 0)
  const product = call.account.objects.get('product', idOf(price.product) ?? '')
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: tax,
    amount_total: subtotal + onTop,
    currency: price.currency,
    description: product?.name ?? null,
    metadata: given.metadata ?? {},
    price,
    quantity: given.quantity,
    ...(taxes.length > 0 ? { taxes } : {}),
  }
}
