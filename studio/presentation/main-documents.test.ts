import { expect, test } from 'vitest'
import { mainDocuments, pathOf } from './main-documents.ts'

test('an address without its language is the path of a page', () => {
  expect(pathOf('/ar')).toBe('/')
  expect(pathOf('/ar/')).toBe('/')
  expect(pathOf('/zh/contact')).toBe('/contact')
  expect(pathOf('/en/about/v1/')).toBe('/about/v1')
})

test('an address of a service is asked for before that of a page', () => {
  const [service, page] = mainDocuments
  expect(service?.route).toBe('/:locale(zh|en|ar)/services/:slug')
  expect(page?.route).toEqual(['/:locale(zh|en|ar)', '/:locale(zh|en|ar)/*'])
})

test('the question about a page carries its path', () => {
  const page = mainDocuments[1]
  const params = page && 'params' in page ? page.params : undefined
  const context = { origin: 'http://localhost:3000', params: {}, path: '/zh/contact' }
  expect(typeof params === 'function' ? params(context) : params).toEqual({ path: '/contact' })
})
