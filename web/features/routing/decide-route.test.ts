import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#schemas/shared/locales.ts'
import {
  decideRoute,
  followRedirects,
  preferredLocale,
  type Redirect,
  type RouteRequest,
} from './decide-route.ts'

const visit = (pathname: string, more: Partial<RouteRequest> = {}): RouteRequest => ({
  pathname,
  search: '',
  savedLocale: undefined,
  acceptLanguage: null,
  session: 'none',
  ...more,
})

const redirect = (source: string, destination: string, permanent = true): Redirect => ({
  source,
  destination,
  permanent,
})

describe('the language of a visitor', () => {
  test.each([
    ['zh', 'ar', 'zh'],
    [undefined, 'ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
    [undefined, 'fr-FR,zh-TW;q=0.7,en;q=0.3', 'zh'],
    [undefined, 'en;q=0.2, zh;q=0.9', 'zh'],
    [undefined, 'zh;q=0, fr', 'en'],
    ['klingon', 'fr', 'en'],
    [undefined, null, 'en'],
    [undefined, ';;q=,*', 'en'],
  ])('saved %s, accepts %s: %s', (saved, accepted, locale) => {
    expect(preferredLocale(saved, accepted)).toBe(locale)
  })
})

describe('an address without a language', () => {
  test('redirects temporarily to the visitor’s language, with its query', () => {
    expect(decideRoute(visit('/contact', { search: '?a=1', savedLocale: 'ar' }), [])).toEqual({
      kind: 'redirect',
      location: '/ar/contact?a=1',
      status: 307,
      varies: true,
    })
    expect(decideRoute(visit('/'), [])).toMatchObject({ location: '/en' })
  })

  test('is unchanged for a sharing image, and has no page for another file', () => {
    expect(decideRoute(visit('/sharing/en/about.png'), [])).toEqual({ kind: 'page' })
    for (const file of ['/logo.svg', '/about.html', '/a/wp-login.php'])
      expect(decideRoute(visit(file, { savedLocale: 'ar' }), [])).toEqual({
        kind: 'missing',
        path: '/ar/services/-',
      })
  })

  test.each([
    ['/EN/shop', '?a=1', '/en/shop?a=1'],
    ['/Ar', '', '/ar'],
    ['/ZH/services/Security.md', '', '/zh/services/Security.md'],
  ])('%s%s, whose language is in capitals, redirects to lower case', (pathname, search, location) => {
    expect(decideRoute(visit(pathname, { search }), [])).toEqual({
      kind: 'redirect',
      location,
      status: 308,
      varies: false,
    })
  })

  test('with the ending .md is the Markdown twin of a page', () => {
    expect(decideRoute(visit('/en.md'), [])).toEqual({ kind: 'markdown', path: '/en' })
    expect(decideRoute(visit('/ar/services/security.md'), [])).toEqual({
      kind: 'markdown',
      path: '/ar/services/security',
    })
    expect(decideRoute(visit('/README.md'), [])).toMatchObject({ kind: 'missing' })
  })

  test.each(['/en/contact.md.md', '/en/contact.md.md.md', '/ar/a.MD.md'])(
    '%s, the twin of a twin, is missing',
    (pathname) => {
      expect(decideRoute(visit(pathname), [])).toMatchObject({ kind: 'missing' })
    },
  )

  test('whose query contains a path only redirects to lower case', () => {
    expect(decideRoute(visit('/EN', { search: '?returnUrl=/AR' }), [])).toMatchObject({
      location: '/en?returnUrl=/AR',
    })
  })

  test('cannot redirect to another site', () => {
    expect(decideRoute(visit('//evil.example/x'), [])).toMatchObject({ location: '/en/evil.example/x' })
  })
})

describe('a redirect', () => {
  const redirects = [redirect('/old', '/contact'), redirect('/shop.html', 'https://shop.example.com/', false)]

  test('keeps the language and the query', () => {
    expect(decideRoute(visit('/ar/old', { search: '?a=1' }), redirects)).toEqual({
      kind: 'redirect',
      location: '/ar/contact?a=1',
      status: 308,
      varies: false,
    })
  })

  test('is temporary if the path has no language', () => {
    expect(decideRoute(visit('/old', { savedLocale: 'zh' }), redirects)).toMatchObject({
      location: '/zh/contact',
      status: 307,
      varies: true,
    })
  })

  test('may lead to another site and may start at a file', () => {
    expect(decideRoute(visit('/en/shop.html'), redirects)).toMatchObject({
      location: 'https://shop.example.com/',
      status: 307,
    })
  })

  test('applies to other spellings of the path', () => {
    expect(decideRoute(visit('/en/old/'), redirects)).toMatchObject({ location: '/en/contact' })
    expect(decideRoute(visit('/en/%6fld'), redirects)).toMatchObject({ location: '/en/contact' })
    expect(decideRoute(visit('/en/%'), redirects)).toEqual({ kind: 'missing', path: '/en/services/-' })
  })

  test('is followed to its final destination; one temporary step makes the chain temporary', () => {
    const chain = [redirect('/a', '/b'), redirect('/b', '/c#part', false)]
    expect(followRedirects('/a', chain)).toEqual({ destination: '/c#part', permanent: false })
  })

  test('in a loop is ignored', () => {
    expect(decideRoute(visit('/en/a'), [redirect('/a', '/b'), redirect('/b', '/a')])).toEqual({
      kind: 'page',
    })
    expect(decideRoute(visit('/en/a'), [redirect('/a', '/a')])).toEqual({ kind: 'page' })
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'never leads to %s',
    (destination) => {
      expect(decideRoute(visit('/en/a'), [redirect('/a', destination)])).toEqual({ kind: 'page' })
    },
  )
})

test('for any redirects, a redirect leads to a page', () => {
  const paths = ['/', '/a', '/b', '/c', '/d/e', '/x.html']
  const redirects = fc.array(
    fc.record({
      source: fc.constantFrom(...paths),
      destination: fc.constantFrom(...paths),
      permanent: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(redirects, fc.constantFrom(...paths), (set, path) => {
      const first = decideRoute(visit(path), set)
      if (first.kind !== 'redirect') return
      expect(LOCALES.some(({ id }) => first.location.split('/')[1] === id)).toBe(true)
      expect(decideRoute(visit(first.location), set)).toEqual({ kind: 'page' })
    }),
  )
})

describe('the catalog', () => {
  const decision = (pathname: string, search = '') => decideRoute(visit(pathname, { search }), [])

  test('has a page of its own for filtered queries only', () => {
    expect(decision('/ar/shop/grid', '?color=red&utm_source=mail')).toEqual({
      kind: 'redirect',
      location: '/ar/shop/grid/filtered?color=red&utm_source=mail',
      status: 307,
      varies: false,
    })
    for (const [path, search] of [
      ['/ar/shop/grid', '?utm_source=mail'],
      ['/ar/shop/grid', ''],
      ['/ar/shop', '?color=red'],
      ['/ar/shop/grid/filtered', '?color=red'],
    ] as const) {
      expect(decision(path, search), path + search).toEqual({ kind: 'page' })
    }
  })

  test.each(['', '?color=&from=&sale='])('is unfiltered for an empty form: “%s”', (search) => {
    const location = '/zh/shop/grid'
    expect(decision('/zh/shop/grid/filtered', search)).toMatchObject({ kind: 'redirect', location })
    expect(decision('/zh/shop/grid', search)).toEqual({ kind: 'page' })
  })

  test('keeps its filter in a redirect to a language', () => {
    expect(decision('/shop/grid', '?sale=1')).toMatchObject({
      kind: 'redirect',
      location: '/en/shop/grid?sale=1',
    })
  })
})

describe('an account page', () => {
  test('is shown with a valid session, and redirects to sign in otherwise', () => {
    expect(decideRoute(visit('/ar/account/profile'), [])).toEqual({
      kind: 'redirect',
      location: '/ar/auth/sign-in?returnUrl=%2Far%2Faccount%2Fprofile',
      status: 307,
      varies: false,
    })
    expect(decideRoute(visit('/ar/account/profile', { session: 'held' }), [])).toEqual({ kind: 'page' })
    expect(decideRoute(visit('/ar/account/profile', { session: 'ended' }), [])).toMatchObject({
      location: '/api/session/renew?locale=ar&returnUrl=%2Far%2Faccount%2Fprofile',
      status: 307,
    })
    expect(decideRoute(visit('/ar/account/wishlist'), [])).toEqual({ kind: 'page' })
  })

  test('of another customer’s order is missing, and is unavailable while the session cannot be checked', () => {
    const invoice = '/ar/account/order-history/invoice'
    expect(decideRoute(visit(invoice, { session: 'missing' }), [])).toEqual({
      kind: 'notOwn',
      locale: 'ar',
    })
    expect(decideRoute(visit('/zh/success', { session: 'missing' }), [])).toMatchObject({ kind: 'notOwn' })
    expect(decideRoute(visit('/ar/account/profile', { session: 'unavailable' }), [])).toEqual({
      kind: 'unavailable',
      locale: 'ar',
    })
  })
})
