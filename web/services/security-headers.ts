import type { Environment } from '../env.ts'
import { SERVICES, type Directive, type Service } from './registry.ts'

/** What the site itself needs; services add to it. Why scripts may be inline: docs/decisions/2026-11-21-content-security-policy.md */
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

/** What no service can widen. */
const FIXED = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]

/** How the policy differs while developing and under plain http. */
interface PolicyOptions {
  services?: readonly Service[]
  /** React's development build evaluates strings, and its refresh holds a socket. */
  isDevelopment?: boolean
}

/** Composes the content security policy from what the site needs and what each registered service needs. */
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

/** The security headers of every response. */
export function securityHeaders(environment: Environment, options?: PolicyOptions) {
  const headers = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(environment, options) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ]
  return environment.SITE_URL.startsWith('https:')
    ? [...headers, { key: 'Strict-Transport-Security', value: 'max-age=31536000' }]
    : headers
}
