import { describe, expect, test } from 'vitest'
import { environment, type Environment } from '../env.ts'
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
  test('closes what the site does not use', () => {
    const policy = contentSecurityPolicy(local)
    expect(sources(policy, 'object-src')).toEqual(["'none'"])
    expect(sources(policy, 'base-uri')).toEqual(["'none'"])
    expect(sources(policy, 'form-action')).toEqual(["'self'", 'https://billing.stripe.com'])
    expect(sources(contentSecurityPolicy(local, { services: [] }), 'frame-src')).toEqual(["'none'"])
    expect(policy).not.toContain('unsafe-eval')
  })

  test('lets nobody but Studio frame the site', () => {
    expect(sources(contentSecurityPolicy(local), 'frame-ancestors')).toEqual(["'self'", local.STUDIO_URL])
  })

  test('frames only the players of films that visitors start', () => {
    expect(sources(contentSecurityPolicy(local), 'frame-src')).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ])
    expect(sources(contentSecurityPolicy(hosted), 'media-src')).toEqual(["'self'", 'https://cdn.sanity.io'])
  })

  test('takes pictures from the image server in use', () => {
    expect(sources(contentSecurityPolicy(local), 'img-src')).toContain('http://localhost:4000')
    expect(sources(contentSecurityPolicy(hosted), 'img-src')).toEqual([
      "'self'",
      'data:',
      'https://cdn.sanity.io',
      hosted.STUDIO_URL,
    ])
  })

  test('opens for a registered service what it asks for, and no more', () => {
    const service = {
      name: 'Payments',
      purpose: 'Takes payments.',
      sources: () => ({ 'frame-src': ['https://pay.example.com'] }),
    }
    const policy = contentSecurityPolicy(local, { services: [service] })
    expect(sources(policy, 'frame-src')).toEqual(['https://pay.example.com'])
    expect(sources(policy, 'frame-ancestors')).toEqual(["'self'"])
  })

  test('insists on encryption for an https site only', () => {
    const names = (environment: Environment) => securityHeaders(environment).map(({ key }) => key)
    expect(names(hosted)).toContain('Strict-Transport-Security')
    expect(names(local)).not.toContain('Strict-Transport-Security')
    expect(contentSecurityPolicy(hosted)).toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy(local)).not.toContain('upgrade-insecure-requests')
  })
})
