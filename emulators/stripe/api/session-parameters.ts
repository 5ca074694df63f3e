import { invalidParameter, invalidRequest, missingParameter } from '../errors.ts'
import { lineItemShape } from './line-items.ts'
import { methodTypesShape } from './method-types.ts'
import { currency } from './money.ts'
import {
  address,
  email,
  flag,
  hash,
  integer,
  listOf,
  metadata,
  oneOf,
  pattern,
  required,
  text,
  type Values,
} from './parameters.ts'
import { shippingRateData } from './shipping-rates.ts'

/** The languages of Stripe's own page. Arabic is not among them: it is chosen only by the browser's languages. */
const LOCALES = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl ' +
  'sv th tr vi zh zh-HK zh-TW'
).split(' ')

/** Stripe delivers to all countries but these. */
const SHIPPING_COUNTRY = /^(?!AS|CX|CC|CU|HM|IR|KP|MH|FM|NF|MP|PW|SY|UM|VI)[A-Z]{2}$/

const words = hash({ message: required(text(1_200)) })

/** The parameters of a new session. */
export const sessionShape = {
  adaptive_pricing: hash({ enabled: flag }),
  allow_promotion_codes: flag,
  automatic_tax: hash({ enabled: required(flag) }),
  billing_address_collection: oneOf(['auto', 'required']),
  cancel_url: address,
  client_reference_id: text(200),
  currency,
  custom_text: hash({ shipping_address: words, submit: words, after_submit: words }),
  customer: text(),
  customer_creation: oneOf(['always', 'if_required']),
  customer_email: email,
  customer_update: hash({
    address: oneOf(['auto', 'never']),
    name: oneOf(['auto', 'never']),
    shipping: oneOf(['auto', 'never']),
  }),
  discounts: listOf(hash({ coupon: text(), promotion_code: text() }), 1),
  expires_at: integer(),
  line_items: listOf(hash(lineItemShape)),
  locale: oneOf(LOCALES),
  metadata,
  mode: required(oneOf(['payment', 'setup', 'subscription'])),
  payment_intent_data: hash({
    description: text(1_000),
    metadata,
    receipt_email: email,
    statement_descriptor: text(22),
    statement_descriptor_suffix: text(22),
  }),
  ...methodTypesShape,
  phone_number_collection: hash({ enabled: required(flag) }),
  saved_payment_method_options: hash({ payment_method_save: oneOf(['disabled', 'enabled']) }),
  shipping_options: listOf(hash({ shipping_rate_data: required(hash(shippingRateData)) }), 1),
  shipping_address_collection: hash({
    allowed_countries: required(listOf(pattern(SHIPPING_COUNTRY, 'country'), 250)),
  }),
  submit_type: oneOf(['auto', 'book', 'donate', 'pay']),
  success_url: address,
  ui_mode: oneOf(['hosted_page', 'embedded_page', 'elements', 'form']),
}

/** The parsed parameters of a new session. */
export type SessionParameters = Values<typeof sessionShape>

const HALF_AN_HOUR = 30 * 60
/** Default and longest lifetime of a session, in seconds. */
export const ONE_DAY = 24 * 3_600

/** Throws a 400 for parameters that conflict or are not supported. `time` is the current time in seconds. */
export function checkSessionParameters(parameters: SessionParameters, time: number): void {
  if (parameters.mode !== 'payment')
    throw invalidRequest(`This emulator supports payments only, not mode '${parameters.mode}'.`, {
      param: 'mode',
    })
  if (parameters.ui_mode && parameters.ui_mode !== 'hosted_page')
    throw invalidRequest(`This emulator supports the hosted page only, not '${parameters.ui_mode}'.`, {
      param: 'ui_mode',
    })
  if (!parameters.success_url) throw missingParameter('success_url')
  if (!parameters.line_items?.length) throw missingParameter('line_items')
  if (parameters.customer && parameters.customer_email) {
    throw invalidParameter('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer_email',
    })
  }
  if (parameters.customer_update && !parameters.customer)
    throw invalidParameter('`customer_update` can only be used with `customer`.', {
      param: 'customer_update',
    })
  if (
    parameters.saved_payment_method_options &&
    !parameters.customer &&
    parameters.customer_creation !== 'always'
  )
    throw invalidParameter('`saved_payment_method_options` can only be used with a customer.', {
      param: 'saved_payment_method_options',
    })
  if (parameters.discounts?.length && parameters.allow_promotion_codes)
    throw invalidParameter(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      {
        param: 'discounts',
      },
    )
  if (
    parameters.automatic_tax?.enabled &&
    parameters.line_items.some(({ tax_rates: rates }) => rates?.length)
  )
    throw invalidParameter('You cannot specify `tax_rates` when `automatic_tax[enabled]` is true.', {
      param: 'automatic_tax',
    })
  if (parameters.discounts?.length && parameters.line_items.some(({ tax_rates: rates }) => rates?.length))
    throw invalidRequest('This emulator supports discounts without tax rates only.', { param: 'discounts' })
  const { expires_at: end } = parameters
  if (end !== undefined && (end < time + HALF_AN_HOUR || end > time + ONE_DAY)) {
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  }
}
