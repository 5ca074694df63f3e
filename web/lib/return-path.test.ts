import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const HOME = '/en/account/profile'

// OWASP ASVS 5.0, 3.7.2 and 15.3: no open redirects.
describe('the path after signing in', () => {
  test.each(['/en/cart', '/ar/shop/checkout?step=1', '/zh/account/orders/1#invoice'])(
    'is %s when requested',
    (path) => {
      expect(returnPath(path, HOME)).toBe(path)
    },
  )

  test.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'javascript:alert(1)',
    '/en/..//evil.example',
    '/api/logout',
    ['/en'],
  ])('is the profile for %j', (asked) => {
    expect(returnPath(asked, HOME)).toBe(HOME)
  })

  test('is on this site, whatever is requested', () => {
    const site = 'https://www.example.com'
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'evil.example',
      ':',
      'https',
      '@',
      '?',
      '#',
      '%2f',
      '\t',
      'en',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (asked) => {
          const path = returnPath(asked, HOME)
          expect(new URL(path, site).origin).toBe(site)
          expect(path).toMatch(/^\/(?!\/)/)
        },
      ),
    )
  })
})
