import type Stripe from 'stripe'
import { findCustomer } from '../api/customers.ts'
import { address, oneOf, readShape, required, text } from '../api/parameters.ts'
import type { Call, Route } from '../http/routes.ts'
import { newId } from '../storage/objects.ts'
import { configurationRoutes, STANDARD_CONFIGURATION } from './configurations.ts'

const LOCALES = [
  'auto',
  'de',
  'en',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'zh',
  'zh-HK',
  'zh-TW',
] as const

function create(call: Call): Stripe.BillingPortal.Session {
  const given = readShape(
    { configuration: text(), customer: required(text()), locale: oneOf(LOCALES), return_url: address },
    call.values,
  )
  const customer = findCustomer(call, given.customer, 'customer')
  const id = newId('bps')
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: given.configuration ?? STANDARD_CONFIGURATION,
    created: call.account.time(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale ?? null,
    on_behalf_of: null,
    return_url: given.return_url ?? null,
    url: `${call.account.origin}/p/session/${id}`,
  }
  return call.account.objects.add('billing_portal.session', session)
}

export const portalRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/billing_portal/sessions', handle: create },
  ...configurationRoutes,
]
