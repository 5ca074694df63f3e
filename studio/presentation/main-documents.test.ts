import { expect, test } from 'vitest'
import { filterParameters, pathWithoutLocale } from './main-documents.ts'

test('the locale is removed from a path', () => {
  expect(pathWithoutLocale('/ar')).toBe('/')
  expect(pathWithoutLocale('/ar/')).toBe('/')
  expect(pathWithoutLocale('/zh/contact')).toBe('/contact')
  expect(pathWithoutLocale('/en/about/v1/')).toBe('/about/v1')
})

test('a path is looked up as a page and as a routed document', () => {
  expect(filterParameters('/zh/contact')).toEqual({ path: '/contact', type: '', slug: '' })
  expect(filterParameters('/en/services/cybersecurity')).toEqual({
    path: '/services/cybersecurity',
    type: 'service',
    slug: 'cybersecurity',
  })
  expect(filterParameters('/zh/blog/%E4%BA%91')).toMatchObject({ type: 'post', slug: '云' })
  expect(filterParameters('/en/help/billing/invoices')).toMatchObject({
    type: 'helpArticle',
    slug: 'invoices',
  })
})

test('a numbered list page opens its list', () => {
  expect(filterParameters('/en/blog/grid/page/2')).toMatchObject({ path: '/blog/grid', slug: 'grid' })
})
