import type Stripe from 'stripe'
import { getDecimals } from '../currencies.ts'
import { invalidRequest } from '../errors.ts'
import type { Route } from '../http/routes.ts'
import { toId } from '../storage/objects.ts'
import type { Account } from './account.ts'
import type { SessionParameters } from './session-parameters.ts'
import { calculateTax, toTaxRate } from './tax-rates.ts'

type Session = Stripe.Checkout.Session

/** One rate for each country. Stripe collects tax where a business is registered; these are the registrations of the emulator. */
const RATES: Readonly<Record<string, { name: string; percentage: number }>> = {
  AE: { name: 'VAT', percentage: 5 },
  AU: { name: 'GST', percentage: 10 },
  CN: { name: 'VAT', percentage: 13 },
  DE: { name: 'VAT', percentage: 19 },
  FR: { name: 'VAT', percentage: 20 },
  GB: { name: 'VAT', percentage: 20 },
  JP: { name: 'JCT', percentage: 10 },
  NZ: { name: 'GST', percentage: 15 },
  SA: { name: 'VAT', percentage: 15 },
  SG: { name: 'GST', percentage: 9 },
}

/** The countries to choose from where no delivery address is asked for: those with a rate, and some without. */
export const TAX_COUNTRIES: readonly string[] = [...Object.keys(RATES), 'HK', 'KW', 'US'].sort()

const SETTINGS: Stripe.Tax.Settings = {
  object: 'tax.settings',
  defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
  head_office: {
    address: { city: null, country: 'SG', line1: null, line2: null, postal_code: null, state: null },
  },
  livemode: false,
  status: 'active',
  status_details: { active: {} },
}

/** The settings of Stripe Tax, which is always ready here. */
export const taxSettingsRoute: Route = { method: 'GET', path: '/v1/tax/settings', handle: () => SETTINGS }

/** Stripe's code for what is not taxed anywhere. */
const NONTAXABLE = 'txcd_00000000'

/** Returns the state of automatic tax in a new session. */
export const newAutomaticTax = (isEnabled: boolean): Session['automatic_tax'] =>
  isEnabled
    ? {
        enabled: true,
        liability: { type: 'self' },
        provider: 'stripe',
        status: 'requires_location_inputs',
      }
    : { enabled: false, liability: null, provider: null, status: null }

/** Throws a 400 if the tax of a session with a known customer has no address to start from and none is to be saved. */
export function checkTaxLocation(
  { automatic_tax: tax, customer_update: update }: SessionParameters,
  customer: Stripe.Customer | null,
): void {
  const isSaved = update?.address === 'auto' || update?.shipping === 'auto'
  if (!tax?.enabled || !customer || customer.address?.country || isSaved) return
  throw invalidRequest(
    "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
    { code: 'customer_tax_location_invalid', param: 'automatic_tax' },
  )
}

/** Computes the taxes of an open session for a country, and stores them. Does nothing without automatic tax or country. */
export function computeAutomaticTax(account: Account, session: Session, country: string): Session {
  if (!session.automatic_tax.enabled || country === '') return session
  const tax = (net: number, code: string | null, behavior: string | null) =>
    taxOf(account, country, session.currency ?? 'usd', { net, code, isIncluded: behavior === 'inclusive' })
  const lines = account.objects.children('item', session.id).map((line): Stripe.LineItem => {
    const product = account.objects.get('product', line.price?.product)
    const net = line.amount_subtotal - line.amount_discount
    return { ...line, ...tax(net, toId(product?.tax_code), line.price?.tax_behavior ?? null) }
  })
  for (const line of lines) account.objects.put('item', line)
  const { shipping_cost: cost } = session
  const rate = account.objects.get('shipping_rate', cost?.shipping_rate)
  const shipping = cost && {
    ...cost,
    ...tax(cost.amount_subtotal, toId(rate?.tax_code), rate?.tax_behavior ?? null),
  }
  const taxed = [...lines, ...(shipping ? [shipping] : [])]
  const total = taxed.reduce((sum, { amount_total: amount }) => sum + amount, 0)
  const intent = account.objects.get('payment_intent', session.payment_intent)
  if (intent) account.objects.put('payment_intent', { ...intent, amount: total })
  return account.objects.put('checkout.session', {
    ...session,
    amount_total: total,
    automatic_tax: { ...session.automatic_tax, status: 'complete' },
    shipping_cost: shipping,
    total_details: {
      amount_discount: session.total_details?.amount_discount ?? 0,
      amount_shipping: shipping?.amount_subtotal ?? 0,
      amount_tax: taxed.reduce((sum, { amount_tax: amount }) => sum + amount, 0),
    },
  })
}

interface Taxed {
  net: number
  code: string | null
  isIncluded: boolean
}

/** Returns the tax of a line item or of shipping. */
function taxOf(account: Account, country: string, currency: string, { net, code, isIncluded }: Taxed) {
  const known = RATES[country]
  const percentage = code === NONTAXABLE ? 0 : (known?.percentage ?? 0)
  const rate = toTaxRate(account, {
    display_name: known?.name ?? 'Tax',
    inclusive: isIncluded,
    percentage,
    country,
  })
  const step = getDecimals(currency) === 3 ? 10 : 1
  const amount = Math.round(calculateTax(net, rate) / step) * step
  const taxability: Stripe.LineItem.Tax.TaxabilityReason =
    code === NONTAXABLE ? 'product_exempt' : known ? 'standard_rated' : 'not_collecting'
  return {
    amount_tax: amount,
    amount_total: net + (isIncluded ? 0 : amount),
    taxes: [
      {
        amount,
        rate,
        taxability_reason: taxability,
        taxable_amount: percentage === 0 ? 0 : net - (isIncluded ? amount : 0),
      },
    ],
  }
}
