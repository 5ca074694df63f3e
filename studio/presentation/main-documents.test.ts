import { expect, test } from 'vitest'
import { addressParameters, pathOf } from './main-documents.ts'

test('an address without its language is the path of a page', () => {
  expect(pathOf('/ar')).toBe('/')
  expect(pathOf('/ar/')).toBe('/')
  expect(pathOf('/zh/contact')).toBe('/contact')
  expect(pathOf('/en/about/v1/')).toBe('/about/v1')
})

test('an address is asked for as a page and as the document it may be', () => {
  expect(addressParameters('/zh/contact')).toEqual({ path: '/contact', type: '', slug: '' })
  expect(addressParameters('/en/services/cybersecurity')).toEqual({
    path: '/services/cybersecurity',
    type: 'service',
    slug: 'cybersecurity',
  })
  expect(addressParameters('/zh/blog/%E4%BA%91')).toMatchObject({ type: 'post', slug: '云' })
  expect(addressParameters('/en/help/billing/invoices')).toMatchObject({
    type: 'helpArticle',
    slug: 'invoices',
  })
})

test('a further page of a list is the list', () => {
  expect(addressParameters('/en/blog/grid/page/2')).toMatchObject({ path: '/blog/grid', slug: 'grid' })
})
