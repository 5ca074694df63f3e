import type Stripe from 'stripe'
import { invalidRequest, missingParameter } from '../errors.ts'
import type { Call } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import { findObject } from './lists.ts'
import { requireChargeable } from './money.ts'
import { flag, hash, integer, listOf, metadata, required, text, type Values } from './parameters.ts'
import { addPrice, findActivePrice, priceData } from './prices.ts'
import { calculateTax } from './tax-rates.ts'

/** The parameters of a line item of a session. */
export const lineItemShape = {
  adjustable_quantity: hash({ enabled: required(flag), maximum: integer(), minimum: integer() }),
  metadata,
  price: text(),
  price_data: hash(priceData),
  quantity: integer(1),
  tax_rates: listOf(text()),
}

/** The totals of line items in minor units. */
interface Totals {
  currency: string
  subtotal: number
  discount: number
  shipping: number
  tax: number
  total: number
}

/** The line items of a session and their totals. */
interface PricedLineItems {
  lines: Stripe.LineItem[]
  totals: Totals
}

/** Creates the line items of a session with their inline prices and products. */
export function createLineItems(call: Call, given: readonly Values<typeof lineItemShape>[]): PricedLineItems {
  const lines = given.map((line, index) => createLineItem(call, line, `line_items[${index}]`))
  const [first] = lines
  if (!first) throw missingParameter('line_items')
  const { currency } = first
  if (lines.some((line) => line.currency !== currency)) {
    throw invalidRequest('All line items of a Checkout Session must have the same currency.', {
      param: 'line_items',
    })
  }
  const sumOf = (field: 'amount_subtotal' | 'amount_tax' | 'amount_total') =>
    lines.reduce((total, line) => total + line[field], 0)
  const totals = {
    currency,
    subtotal: sumOf('amount_subtotal'),
    discount: 0,
    shipping: 0,
    tax: sumOf('amount_tax'),
    total: sumOf('amount_total'),
  }
  return { lines, totals }
}

/**
 * Takes an amount off line items, by their share of the total, and adds shipping. A total of zero is allowed; one below the minimum charge
 * is not.
 */
export function completeTotals(
  { lines, totals }: PricedLineItems,
  amount: number,
  shipping: number,
): PricedLineItems {
  const total = totals.total - amount + shipping
  if (total > 0) requireChargeable(total, totals.currency, "The Checkout Session's total amount")
  let [left, rest] = [amount, totals.total]
  const discounted = lines.map((line) => {
    const share = rest === 0 ? 0 : Math.min(line.amount_total, Math.round((left * line.amount_total) / rest))
    left -= share
    rest -= line.amount_total
    return { ...line, amount_discount: share, amount_total: line.amount_total - share }
  })
  return { lines: discounted, totals: { ...totals, discount: amount, shipping, total } }
}

function createLineItem(call: Call, given: Values<typeof lineItemShape>, path: string): Stripe.LineItem {
  if (!given.price === !given.price_data)
    throw missingParameter(
      `${path}[price]`,
      'You must specify either `price` or `price_data` for each line item.',
    )
  if (given.quantity === undefined)
    throw missingParameter(`${path}[quantity]`, `Quantity is required. Add \`quantity\` to \`${path}\``)
  const price = given.price_data
    ? addPrice(call, { ...given.price_data, active: false }, `${path}[price_data]`)
    : findActivePrice(call, given.price ?? '', `${path}[price]`)
  const rates = (given.tax_rates ?? []).map((id) => findObject(call, 'tax_rate', id, `${path}[tax_rates]`))
  const subtotal = (price.unit_amount ?? 0) * given.quantity
  const taxes = rates.map((rate) => ({
    amount: calculateTax(subtotal, rate),
    rate,
    taxability_reason: null,
    taxable_amount: subtotal,
  }))
  const tax = taxes.reduce((total, { amount }) => total + amount, 0)
  const onTop = taxes.reduce((total, { amount, rate }) => total + (rate.inclusive ? 0 : amount), 0)
  const product = call.account.objects.get('product', price.product)
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
