import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALE_IDS } from './locales.ts'
import {
  canonicalPath,
  isRoutedType,
  localizedPath,
  matchRoute,
  numberedPath,
  RESERVED_SEGMENTS,
  SITE_PATHS,
  SLUGGED_TYPES,
  splitPageNumber,
} from './routes.ts'

test('each type has its canonical address', () => {
  expect(canonicalPath('page', '/')).toBe('/')
  expect(canonicalPath('page', '/about/v1')).toBe('/about/v1')
  expect(canonicalPath('service', 'cybersecurity')).toBe('/services/cybersecurity')
  expect(canonicalPath('helpArticle', 'billing/invoices')).toBe('/help/billing/invoices')
})

test('an address in any script is encoded', () => {
  expect(canonicalPath('post', '云成本')).toBe('/blog/%E4%BA%91%E6%88%90%E6%9C%AC')
  expect(canonicalPath('post', 'a?b#c')).toBe('/blog/a%3Fb%23c')
})

test.each([
  ['/blog/why-we-write', { type: 'post', address: 'why-we-write' }],
  ['/blog/category/cloud', { type: 'postCategory', address: 'cloud' }],
  ['/shop/category/lamps', { type: 'category', address: 'lamps' }],
  ['/help/billing', { type: 'helpTopic', address: 'billing' }],
  ['/help/billing/invoices', { type: 'helpArticle', address: 'billing/invoices' }],
  ['/blog', null],
  ['/blog/', null],
  ['/blog/category/cloud/more', null],
  ['/about/v1', null],
  ['/', null],
])('%s is read as %j', (path, route) => {
  expect(matchRoute(path)).toEqual(route)
})

test('what an address was made of is read back from it', () => {
  const slug = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/[/.]/.test(text))
  fc.assert(
    fc.property(fc.constantFrom(...SLUGGED_TYPES), slug, slug, (type, first, second) => {
      fc.pre(!['category', 'tag', 'author'].includes(first))
      const address = type === 'helpArticle' ? `${first}/${second}` : first
      expect(matchRoute(decodeURIComponent(canonicalPath(type, address)))).toEqual({ type, address })
    }),
  )
})

test('the root of a language has no slash at the end', () => {
  expect(localizedPath('ar', '/')).toBe('/ar')
  expect(localizedPath('ar', '/contact')).toBe('/ar/contact')
  expect(localizedPath('ar', '/?q=1')).toBe('/ar?q=1')
  expect(localizedPath('ar', '/#about')).toBe('/ar#about')
})

test('pages of a list are numbered from the second on', () => {
  expect(numberedPath('/blog/grid', 1)).toBe('/blog/grid')
  expect(numberedPath('/blog/grid', 2)).toBe('/blog/grid/page/2')
  expect(splitPageNumber('/blog/grid/page/12')).toEqual({ path: '/blog/grid', pageNumber: 12 })
  for (const path of ['/blog/grid', '/blog/grid/page/1', '/blog/grid/page/02', '/blog/page/x', '/page']) {
    expect(splitPageNumber(path)).toEqual({ path, pageNumber: 1 })
  }
})

test('languages are reserved as the beginning of addresses', () => {
  expect(RESERVED_SEGMENTS).toEqual(expect.arrayContaining(LOCALE_IDS))
})

test('the paths of the site’s own pages are known', () => {
  const files = readdirSync(join(import.meta.dirname, '../../web/app/[locale]'), {
    recursive: true,
    encoding: 'utf8',
  })
  const routes = files
    .filter((file) => /\/(?:page|route)\.tsx?$/.test(file) && !file.startsWith('[[...path]]'))
    .map((file) => `/${file.replace(/\/[^/]+$/, '')}`)
  const reserved = [...SITE_PATHS, ...RESERVED_SEGMENTS.map((segment) => `/${segment}`)]
  const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`)
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter((path) => !reserved.some((above) => isBelow(path, above)))).toEqual([])
  expect(SITE_PATHS.filter((above) => !routes.some((path) => isBelow(path, above)))).toEqual([])
})

test('types with a page of their own are known', () => {
  const types = ['page', 'service', 'siteSettings', 'toString', undefined]
  expect(types.map(isRoutedType)).toEqual([true, true, false, false, false])
})
