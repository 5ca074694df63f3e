import { expect, test } from '@playwright/test'
import { identityUrl, lakeUrl, paymentsUrl, studioUrl } from '../support/addresses.ts'
import { visit } from '../support/visitor.ts'

/** Parses a policy into its directives with their sources. */
function parsePolicy(policy: string | null): Map<string, string[]> {
  const directives = (policy ?? '').split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

for (const path of ['/en', '/ar/contact', '/zh/there-is-no-such-page', '/sitemap.xml', '/api/revalidate']) {
  test(`${path} carries the security headers`, async () => {
    const { headers } = await visit(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-powered-by'), 'says nothing of what it is made with').toBeNull()

    const policy = parsePolicy(headers.get('content-security-policy'))
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('script-src-attr'), 'no script in an attribute').toEqual(["'none'"])
    expect(policy.get('form-action'), 'the page of saved cards').toEqual(["'self'", paymentsUrl])
    expect(policy.get('frame-ancestors'), 'Studio alone frames the site').toEqual(["'self'", studioUrl])
    expect(policy.get('connect-src')).toEqual(["'self'", identityUrl])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', lakeUrl, studioUrl])
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'")
    expect([...policy.values()].flat(), 'no source is a wildcard').not.toContain('*')
  })
}

test('a page answers only methods that it knows, and names them', async () => {
  for (const [method, status] of Object.entries({ PUT: 405, PATCH: 405, DELETE: 405, OPTIONS: 204 })) {
    const response = await visit('/en/contact', { method })
    expect(response.status, method).toBe(status)
    expect(response.headers.get('allow'), method).toBe('GET, HEAD, POST')
    expect(response.body, method).toBe('')
  }
})

test('reading a page sets no cookie', async () => {
  for (const path of ['/en', '/ar/contact']) {
    expect((await visit(path)).headers.getSetCookie(), path).toEqual([])
  }
})

test('Studio cannot be framed and loads from its own origins only', async () => {
  const { headers } = await visit('/', {}, studioUrl)
  const policy = parsePolicy(headers.get('content-security-policy'))
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect(policy.get('object-src')).toEqual(["'none'"])
  expect([...policy.values()].flat()).not.toContain("'unsafe-eval'")
})
