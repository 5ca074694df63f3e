import { describe, expect, test } from 'vitest'
import { type Environment, environment } from '../env.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const local = environment()
const hosted: Environment = { ...local, SITE_URL: 'https://www.example.com', SANITY_API_HOST: undefined }

/** The sources of one directive. */
const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

describe('the content security policy', () => {
  test('blocks what the site does not use', () => {
    const policy = contentSecurityPolicy(local)
    expect(sources(policy, 'object-src')).toEqual(["'none'"])
    expect(sources(policy, 'base-uri')).toEqual(["'none'"])
    expect(sources(policy, 'form-action')).toEqual(["'self'", 'https://billing.stripe.com'])
    expect(policy).not.toContain('unsafe-eval')
  })

  test('ASVS 3.4.3: blocks scripts in attributes', () => {
    expect(sources(contentSecurityPolicy(local), 'script-src-attr')).toEqual(["'none'"])
  })

  test('allows only Studio to frame the site', () => {
    expect(sources(contentSecurityPolicy(local), 'frame-ancestors')).toEqual(["'self'", local.STUDIO_URL])
  })

  test('allows Sanity’s Dashboard to frame a Studio that Sanity hosts', () => {
    const policy = contentSecurityPolicy({ ...hosted, STUDIO_URL: 'https://meridian.sanity.studio' })
    expect(sources(policy, 'frame-ancestors')).toEqual([
      "'self'",
      'https://meridian.sanity.studio',
      'https://www.sanity.io',
    ])
  })

  test('allows only frames of video players', () => {
    expect(sources(contentSecurityPolicy(local), 'frame-src')).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ])
    expect(sources(contentSecurityPolicy(hosted), 'media-src')).toEqual(["'self'", 'https://cdn.sanity.io'])
  })

  test('allows images of the configured image server', () => {
    expect(sources(contentSecurityPolicy(local), 'img-src')).toContain('http://localhost:4000')
    expect(sources(contentSecurityPolicy(hosted), 'img-src')).toEqual([
      "'self'",
      'data:',
      'https://cdn.sanity.io',
      hosted.STUDIO_URL,
    ])
  })

  test('allows the identity service its origins, and React’s development build to evaluate code', () => {
    const accounts = { ...hosted, FIREBASE_AUTH_EMULATOR_HOST: undefined }
    expect(sources(contentSecurityPolicy(accounts), 'connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ])
    expect(sources(contentSecurityPolicy(local, true), 'script-src')).toContain("'unsafe-eval'")
  })

  test('ASVS 3.4.1: requires HTTPS, also for subdomains, on an https site only', () => {
    const names = (environment: Environment) => securityHeaders(environment).map(({ key }) => key)
    expect(securityHeaders(hosted)).toContainEqual({
      key: 'Strict-Transport-Security',
      value: 'max-age=31536000; includeSubDomains',
    })
    expect(names(local)).not.toContain('Strict-Transport-Security')
    expect(contentSecurityPolicy(hosted)).toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy(local)).not.toContain('upgrade-insecure-requests')
  })
})
