import Stripe from 'stripe'

interface StripeSettings {
  STRIPE_SECRET_KEY: string
  STRIPE_API_URL?: string | undefined
}

/** Creates Stripe's SDK with the address and API version of the site. */
export function stripeClient({ STRIPE_SECRET_KEY, STRIPE_API_URL }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(stripeOrigin(STRIPE_API_URL))
  const isSecure = protocol === 'https:'
  return new Stripe(STRIPE_SECRET_KEY, {
    telemetry: false,
    timeout: 15_000,
    maxNetworkRetries: 1,
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
  })
}

/** Returns the origin of Stripe's API; an empty STRIPE_API_URL means the hosted one. */
export const stripeOrigin = (apiUrl: string | undefined): string => apiUrl || 'https://api.stripe.com'
