import { describe, expect, test } from 'vitest'
import {
  checkAnchor,
  checkDestination,
  checkPagePath,
  checkPath,
  checkSlug,
  checkSlugInAnyScript,
  checkUnusedPath,
  checkUrl,
} from './addresses.ts'

describe('paths', () => {
  test.each(['/', '/contact', '/about/v1', '/error-404', '/services/云', undefined, ''])(
    '%s is fine',
    (path) => {
      expect(checkPath(path)).toBe(true)
    },
  )

  test.each([
    ['contact', '“/contact”'],
    ['https://example.com/en/about/v1?x=1', 'domain and the language: “/about/v1”'],
    ['http://localhost:3000/ar', 'domain and the language: “/”'],
    ['/Contact/', 'last “/”: “/contact”'],
    ['/contact?x=1', 'Leave out “?” and “#”'],
    ['/contact#form', 'Leave out “?” and “#”'],
    ['/About', 'lower case: “/about”'],
    ['/About us', 'only letters, digits'],
    ['/EN/About', 'Leave out the language: “/about”'],
    ['/about us', 'only letters'],
    ['/a//b', 'single “/”'],
    ['/en/contact', 'language: “/contact”'],
    ['/ar', 'language: “/”'],
    ['/api/session', '“/api”'],
    ['/blog/page/2', 'list pages'],
  ])('%s is rejected with a way to fix it', (path, hint) => {
    expect(checkPath(path)).toContain(hint)
  })
})

test('pages and redirects take no path of the site’s own pages, but links lead there', () => {
  for (const path of ['/success', '/auth/sign-in', '/account/profile']) {
    expect(checkPath(path)).toBe(true)
    expect(checkDestination(path)).toBe(true)
    expect(checkUnusedPath(path)).toContain('page of the site itself')
  }
  for (const path of ['/successes', '/account/wishlist', '/shop/grid', '/', undefined]) {
    expect(checkUnusedPath(path)).toBe(true)
  }
  expect(checkUnusedPath('contact')).toContain('“/contact”')
})

test('only pages may not end like a file or like the Markdown of a page', () => {
  for (const ending of ['.md', '.html', '.2'])
    expect(checkPagePath(`/contact/v1${ending}`)).toContain(`“${ending}”`)
  expect(checkPagePath('/v1.2/contact')).toBe(true)
  expect(checkPagePath('/contact')).toBe(true)
  expect(checkPagePath('/关于')).toContain('letters a–z')
  expect(checkPagePath('/success')).toContain('page of the site itself')
  expect(checkUnusedPath('/contact.md')).toBe(true)
})

test('slugs are lower-case words joined by hyphens', () => {
  expect(checkSlug('it-consulting')).toBe(true)
  expect(checkSlug('IT consulting')).toContain('summer-2026')
  expect(checkSlug('-consulting')).toContain('single hyphens')
})

test('localized slugs are words of any script joined by hyphens', () => {
  for (const slug of ['云成本', 'خفض-التكاليف', 'نُظُم', 'it-consulting']) {
    expect(checkSlugInAnyScript(slug)).toBe(true)
  }
  expect(checkSlugInAnyScript('Cloud')).toContain('“cloud”')
  for (const slug of ['云 成本', 'a/b', 'a?b', '-a', '100%']) {
    expect(checkSlugInAnyScript(slug)).toContain('single hyphens')
  }
})

test('URLs are complete, with http or https', () => {
  expect(checkUrl('https://example.com/page?a=1#b')).toBe(true)
  expect(checkUrl('example.com')).toContain('https://')
  expect(checkUrl('javascript:alert(1)')).toContain('https://')
})

describe('destinations of redirects', () => {
  test.each(['/', '/contact', '/contact?from=old#form', 'https://example.com/'])(
    '%s is fine',
    (destination) => {
      expect(checkDestination(destination)).toBe(true)
    },
  )

  test.each(['contact', 'ftp://example.com', '//example.com', '/en/contact', 'javascript:alert(1)'])(
    '%s is rejected',
    (destination) => {
      expect(checkDestination(destination)).toEqual(expect.any(String))
    },
  )
})

test('anchors start with a letter and have no “#”', () => {
  expect(checkAnchor('services')).toBe(true)
  expect(checkAnchor('#services')).toContain('without “#”')
  expect(checkAnchor('1st')).toContain('Start with a lower-case letter')
})
