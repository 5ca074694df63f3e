import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#schemas/shared/locales.ts'
import { decide, followRedirects, preferredLocale, type Redirect, type Visit } from './decide.ts'

const visit = (pathname: string, more: Partial<Visit> = {}): Visit => ({
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
  test('leads to the visitor’s language for now, with its query', () => {
    expect(decide(visit('/contact', { search: '?a=1', savedLocale: 'ar' }), [])).toEqual({
      kind: 'redirect',
      location: '/ar/contact?a=1',
      status: 307,
      varies: true,
    })
    expect(decide(visit('/'), [])).toMatchObject({ location: '/en' })
  })

  test('is left alone when it names a file', () => {
    expect(decide(visit('/logo.svg'), [])).toEqual({ kind: 'page' })
  })

  test('with the ending .md is the Markdown twin of a page', () => {
    expect(decide(visit('/en.md'), [])).toEqual({ kind: 'markdown', path: '/en' })
    expect(decide(visit('/ar/services/security.md'), [])).toEqual({
      kind: 'markdown',
      path: '/ar/services/security',
    })
    expect(decide(visit('/README.md'), [])).toEqual({ kind: 'page' })
  })

  test('cannot lead to another site', () => {
    expect(decide(visit('//evil.example/x'), [])).toMatchObject({ location: '/en/evil.example/x' })
  })
})

describe('a redirect', () => {
  const redirects = [redirect('/old', '/contact'), redirect('/shop.html', 'https://shop.example.com/', false)]

  test('keeps the language and the query', () => {
    expect(decide(visit('/ar/old', { search: '?a=1' }), redirects)).toEqual({
      kind: 'redirect',
      location: '/ar/contact?a=1',
      status: 308,
      varies: false,
    })
  })

  test('is temporary where the language is still to be chosen', () => {
    expect(decide(visit('/old', { savedLocale: 'zh' }), redirects)).toMatchObject({
      location: '/zh/contact',
      status: 307,
      varies: true,
    })
  })

  test('may lead elsewhere, and may start at a file', () => {
    expect(decide(visit('/en/shop.html'), redirects)).toMatchObject({
      location: 'https://shop.example.com/',
      status: 307,
    })
  })

  test('holds for the same address written otherwise', () => {
    expect(decide(visit('/en/old/'), redirects)).toMatchObject({ location: '/en/contact' })
    expect(decide(visit('/en/%6fld'), redirects)).toMatchObject({ location: '/en/contact' })
    expect(decide(visit('/en/%'), redirects)).toEqual({ kind: 'missing', path: '/en/services/-' })
  })

  test('is followed to its end at once; one temporary step makes the whole temporary', () => {
    const chain = [redirect('/a', '/b'), redirect('/b', '/c#part', false)]
    expect(followRedirects('/a', chain)).toEqual({ destination: '/c#part', permanent: false })
  })

  test('in a circle is none', () => {
    expect(decide(visit('/en/a'), [redirect('/a', '/b'), redirect('/b', '/a')])).toEqual({ kind: 'page' })
    expect(decide(visit('/en/a'), [redirect('/a', '/a')])).toEqual({ kind: 'page' })
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])(
    'never leads to %s',
    (destination) => {
      expect(decide(visit('/en/a'), [redirect('/a', destination)])).toEqual({ kind: 'page' })
    },
  )
})

test('whatever editors set, going where one is sent ends after one more step', () => {
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
      const first = decide(visit(path), set)
      if (first.kind !== 'redirect') return
      expect(LOCALES.some(({ id }) => first.location.split('/')[1] === id)).toBe(true)
      expect(decide(visit(first.location), set)).toEqual({ kind: 'page' })
    }),
  )
})

describe('the catalogue', () => {
  const decision = (pathname: string, search = '') => decide(visit(pathname, { search }), [])

  test('is narrowed down at an address of its own, by the names of filters only', () => {
    expect(decision('/ar/shop/grid', '?colour=red&utm_source=mail')).toEqual({
      kind: 'redirect',
      location: '/ar/shop/grid/filtered?colour=red&utm_source=mail',
      status: 307,
      varies: false,
    })
    for (const [path, search] of [
      ['/ar/shop/grid', '?utm_source=mail'],
      ['/ar/shop/grid', ''],
      ['/ar/shop', '?colour=red'],
      ['/ar/shop/grid/filtered', '?colour=red'],
    ] as const) {
      expect(decision(path, search), path + search).toEqual({ kind: 'page' })
    }
  })

  test.each(['', '?colour=&from=&sale='])('is whole again where a form was sent empty: “%s”', (search) => {
    const location = '/zh/shop/grid'
    expect(decision('/zh/shop/grid/filtered', search)).toMatchObject({ kind: 'redirect', location })
    expect(decision('/zh/shop/grid', search)).toEqual({ kind: 'page' })
  })

  test('keeps its filter on the way to a language', () => {
    expect(decision('/shop/grid', '?sale=1')).toMatchObject({
      kind: 'redirect',
      location: '/en/shop/grid?sale=1',
    })
  })
})

describe('a page of an account', () => {
  test('is for whose session holds, and behind the door for everybody else', () => {
    expect(decide(visit('/ar/account/profile'), [])).toEqual({
      kind: 'redirect',
      location: '/ar/auth/sign-in?returnUrl=%2Far%2Faccount%2Fprofile',
      status: 307,
      varies: false,
    })
    expect(decide(visit('/ar/account/profile', { session: 'held' }), [])).toEqual({ kind: 'page' })
    expect(decide(visit('/ar/account/profile', { session: 'ended' }), [])).toMatchObject({
      location: '/api/session/renew?locale=ar&returnUrl=%2Far%2Faccount%2Fprofile',
      status: 307,
    })
    expect(decide(visit('/ar/account/wishlist'), [])).toEqual({ kind: 'page' })
  })
})
