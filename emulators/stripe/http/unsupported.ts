import { StripeError } from '../errors.ts'

/** The first segments of Stripe's API, of which this emulator serves a part (`stripe` 23.1). */
const RESOURCES = new Set(
  `account account_links account_sessions accounts apple_pay application_fees apps balance balance_settings
  balance_transactions billing billing_portal charges checkout climate confirmation_tokens country_specs coupons credit_notes
  customer_sessions customers disputes entitlements ephemeral_keys events exchange_rates file_links files
  financial_connections forwarding identity invoice_payments invoice_rendering_templates invoiceitems invoices issuing mandates
  payment_attempt_records payment_intents payment_links payment_method_configurations payment_method_domains payment_methods
  payment_records payouts plans prices product_catalog products promotion_codes quotes radar refunds reporting reviews
  setup_attempts setup_intents shipping_rates sigma sources subscription_items subscription_schedules subscriptions tax tax_codes
  tax_ids tax_rates terminal test_helpers three_d_secure tokens topups transfers treasury webhook_endpoints`.split(
    /\s+/,
  ),
)

/** Paths that look like the id of an object. */
const ACTIONS = /^\/v1\/\w+\/search$/

/** Returns whether a path is an action that no object can have as its id. */
export const isAction = (pathname: string): boolean => ACTIONS.test(pathname)

/** Creates the error of a request that no route serves: one that Stripe knows is named as not supported. */
export function unsupportedError(method: string, pathname: string): StripeError {
  const [, version, resource = ''] = pathname.split('/')
  const isKnown = version === 'v2' || (version === 'v1' && RESOURCES.has(resource))
  if (isKnown) {
    const message = `This emulator does not support ${method} ${pathname}; its manual lists what it serves.`
    return new StripeError(404, 'invalid_request_error', message, { code: 'emulator_unsupported' }, true)
  }
  return new StripeError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${pathname}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    true,
  )
}
