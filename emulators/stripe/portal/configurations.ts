import type Stripe from 'stripe'
import { toList } from '../api/lists.ts'
import { flag, integer, readShape } from '../api/parameters.ts'
import type { Route } from '../http/routes.ts'

/** The id of the settings that portal sessions use. */
export const STANDARD_CONFIGURATION = 'bpc_standard'

/** The settings of the portal's page, which an account at Stripe must save once before it can open a session. */
const CONFIGURATION: Stripe.BillingPortal.Configuration = {
  id: STANDARD_CONFIGURATION,
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: 0,
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: ['email', 'name', 'phone'], enabled: true },
    invoice_history: { enabled: false },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: false,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  },
  is_default: true,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: {},
  name: null,
  updated: 0,
}

export const configurationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    handle({ url, values }) {
      const wanted = readShape({ active: flag, is_default: flag, limit: integer(1, 100) }, values)
      const isListed = wanted.active !== false && wanted.is_default !== false
      return toList(url.pathname, isListed ? [CONFIGURATION] : [])
    },
  },
]
