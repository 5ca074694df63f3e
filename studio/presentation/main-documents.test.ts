import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { ADDRESS_FILTER, filterParameters } from './main-documents.ts'

test('a path is looked up without its locale', () => {
  const pathOf = (pathname: string) => filterParameters(pathname).path
  expect(pathOf('/ar')).toBe('/')
  expect(pathOf('/ar/')).toBe('/')
  expect(pathOf('/zh/contact')).toBe('/contact')
  expect(pathOf('/en/about/v1/')).toBe('/about/v1')
  expect(pathOf('/en/100%'), 'an address typed with a percent sign').toBe('/100%')
})

test('a path is looked up as a page and as a routed document', () => {
  expect(filterParameters('/zh/contact')).toEqual({ path: '/contact', type: '', slug: '', topic: '' })
  expect(filterParameters('/en/services/cybersecurity')).toEqual({
    path: '/services/cybersecurity',
    type: 'service',
    slug: 'cybersecurity',
    topic: '',
  })
  expect(filterParameters('/zh/blog/%E4%BA%91')).toMatchObject({ type: 'post', slug: '云' })
  expect(filterParameters('/en/help/billing/invoices')).toMatchObject({
    type: 'helpArticle',
    slug: 'invoices',
    topic: 'billing',
  })
})

test('a numbered list page opens its list', () => {
  expect(filterParameters('/en/blog/grid/page/2')).toMatchObject({ path: '/blog/grid', slug: 'grid' })
})

test('articles of two topics may share a slug', async () => {
  const slug = (current: string) => ({ _type: 'slug', current })
  const article = (topic: string) => ({
    _id: `article-${topic}`,
    _type: 'helpArticle',
    slug: slug('start'),
    topic: { _ref: topic },
  })
  const dataset = [
    { _id: 'billing', _type: 'helpTopic', slug: slug('billing') },
    { _id: 'account', _type: 'helpTopic', slug: slug('account'), slugs: { zh: '账户' } },
    article('billing'),
    article('account'),
  ]
  const idsAt = (pathname: string) =>
    evaluateGroq(`*[${ADDRESS_FILTER}]._id`, { dataset, params: filterParameters(pathname) })
  expect(await idsAt('/en/help/billing/start')).toEqual(['article-billing'])
  expect(await idsAt('/zh/help/账户/start')).toEqual(['article-account'])
})
