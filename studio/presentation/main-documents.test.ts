import { expect, test } from 'vitest'
import { filterParameters } from './main-documents.ts'

test('a path is looked up without its locale', () => {
  const pathOf = (pathname: string) => filterParameters(pathname).path
  expect(pathOf('/ar')).toBe('/')
  expect(pathOf('/ar/')).toBe('/')
  expect(pathOf('/zh/contact')).toBe('/contact')
  expect(pathOf('/en/about/v1/')).toBe('/about/v1')
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
