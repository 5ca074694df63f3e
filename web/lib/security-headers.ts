import { VIDEO_PROVIDERS } from '#schemas/shared/video-providers.ts'
import type { Environment } from '../env.ts'

/** Injected markup cannot run scripts in attributes such as `onerror`. */
const FIXED = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "script-src-attr 'none'"]

/** One year, including subdomains: docs/operations explains what that requires of them. */
const HSTS = 'max-age=31536000; includeSubDomains'

/** Sanity's Dashboard, which shows the Studios that Sanity hosts in a frame. The directive must allow each ancestor of a frame. */
const dashboardOf = (studioUrl: string) =>
  studioUrl.endsWith('.sanity.studio') ? ['https://www.sanity.io'] : []

/** Returns the sources of each directive: the site itself and the services that pages use in the browser. All others are blocked. */
function sourcesOf(environment: Environment, isDevelopment: boolean): Record<string, readonly string[]> {
  const { STUDIO_URL, STRIPE_API_URL, FIREBASE_AUTH_EMULATOR_HOST } = environment
  const content = environment.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const identity = FIREBASE_AUTH_EMULATOR_HOST
    ? [`http://${FIREBASE_AUTH_EMULATOR_HOST}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  return {
    // Why scripts may be inline: docs/decisions/2026-11-24-inline-scripts-of-static-pages.md. React's development build needs `eval`.
    'script-src': ["'self'", "'unsafe-inline'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Presentation shows pictures of Studio for blocks to insert.
    'img-src': ["'self'", 'data:', content, STUDIO_URL],
    'media-src': ["'self'", content],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...identity],
    // Players, which load after a click on play.
    'frame-src': VIDEO_PROVIDERS.map(({ origin }) => origin),
    // The customer portal with saved cards, opened by an account form.
    'form-action': ["'self'", STRIPE_API_URL ?? 'https://billing.stripe.com'],
    // Presentation shows drafts.
    'frame-ancestors': ["'self'", STUDIO_URL, ...dashboardOf(STUDIO_URL)],
  }
}

/** Returns the content security policy of the site. */
export function contentSecurityPolicy(environment: Environment, isDevelopment = false): string {
  const directives = Object.entries(sourcesOf(environment, isDevelopment)).map(
    ([name, sources]) => `${name} ${sources.join(' ')}`,
  )
  const upgrade = environment.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...FIXED, ...directives, ...upgrade].join('; ')
}

/** Returns the security headers of every response. */
export function securityHeaders(environment: Environment, isDevelopment = false) {
  const headers = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(environment, isDevelopment) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ]
  return environment.SITE_URL.startsWith('https:')
    ? [...headers, { key: 'Strict-Transport-Security', value: HSTS }]
    : headers
}
