import type { Environment } from '../env.ts'
import { type Directive, type Service, SERVICES } from './browser-services.ts'

/** Sources of the site itself. Why scripts may be inline: docs/decisions/2026-11-24-inline-scripts-of-static-pages.md */
const OWN_SOURCES: Record<Directive, readonly string[]> = {
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

/** Directives that no service can extend. Injected markup cannot run scripts in attributes such as `onerror`. */
const FIXED = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "script-src-attr 'none'"]

/** One year, including subdomains: docs/operations explains what that requires of them. */
const HSTS = 'max-age=31536000; includeSubDomains'

/** Options of the policy. */
interface PolicyOptions {
  services?: readonly Service[]
  /** React's development build needs `eval`. */
  isDevelopment?: boolean
}

/** Returns the content security policy of the site and its registered services. */
export function contentSecurityPolicy(
  environment: Environment,
  { services = SERVICES, isDevelopment = false }: PolicyOptions = {},
): string {
  const directives = Object.entries(OWN_SOURCES).map(([name, own]) => {
    const added = services.flatMap((service) => service.sources(environment)[name as Directive] ?? [])
    const development = isDevelopment && name === 'script-src' ? ["'unsafe-eval'"] : []
    const sources = [...new Set([...own, ...added, ...development])]
    return `${name} ${(sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources).join(' ')}`
  })
  const upgrade = environment.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []
  return [...FIXED, ...directives, ...upgrade].join('; ')
}

/** Returns the security headers of every response. */
export function securityHeaders(environment: Environment, options?: PolicyOptions) {
  const headers = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(environment, options) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ]
  return environment.SITE_URL.startsWith('https:')
    ? [...headers, { key: 'Strict-Transport-Security', value: HSTS }]
    : headers
}
