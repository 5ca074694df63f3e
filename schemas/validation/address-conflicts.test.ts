import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import {
  checkAddressAvailable,
  checkPathAvailable,
  warnHiddenPage,
  warnRedirected,
} from './address-conflicts.ts'

const slug = (current: string) => ({ _type: 'slug', current })

const DATASET = [
  { _id: 'post-clouds', _type: 'post', slug: slug('clouds'), slugs: { zh: '云' } },
  { _id: 'billing', _type: 'helpTopic', slug: slug('bills'), slugs: {} },
  { _id: 'article-start', _type: 'helpArticle', slug: slug('start'), topic: { _ref: 'billing' } },
  { _id: 'redirect-sale', _type: 'redirect', source: '/sale' },
  { _id: 'redirect-old', _type: 'redirect', source: '/blog/old', enabled: false },
  { _id: 'page-grid', _type: 'page', path: slug('/blog/grid') },
]

/** Creates a validation context that queries the dataset. */
function contextOf(id: string, type: string, topic?: string): ValidationContext {
  const fetch = (query: string, params: object) => evaluateGroq(query, { dataset: DATASET, params })
  const getClient = () => ({ withConfig: () => ({ fetch }) })
  return {
    document: { _id: id, _type: type, topic: { _ref: topic } },
    getClient,
  } as unknown as ValidationContext
}

test('a document may keep its address', async () => {
  const context = contextOf('drafts.post-clouds', 'post')
  expect(await checkAddressAvailable(context, 'post', 'clouds')).toBe(true)
  expect(await checkAddressAvailable(context, 'post', '云')).toBe(true)
  expect(await checkPathAvailable(contextOf('page-grid', 'page'), '/blog/grid')).toBe(true)
})

test('an address of another document is rejected, in any language', async () => {
  const context = contextOf('drafts.post-new', 'post')
  expect(await checkAddressAvailable(context, 'post', 'clouds')).toContain('Another document')
  expect(await checkAddressAvailable(context, 'post', '云')).toContain('Another document')
  expect(await checkAddressAvailable(contextOf('job-new', 'job'), 'job', 'clouds')).toBe(true)
})

test('pages and documents cannot share a path', async () => {
  expect(await checkAddressAvailable(contextOf('post-new', 'post'), 'post', 'grid')).toContain('“/blog/grid”')
  expect(await checkPathAvailable(contextOf('page-new', 'page'), '/blog/clouds')).toContain(
    'is shown instead',
  )
  expect(await checkPathAvailable(contextOf('page-new', 'page'), '/help/bills/start')).toContain(
    'is shown instead',
  )
  expect(await checkPathAvailable(contextOf('page-new', 'page'), '/help/other/start')).toBe(true)
  expect(await checkPathAvailable(contextOf('page-new', 'page'), '/blog/grid')).toContain('Another page')
  expect(await checkPathAvailable(contextOf('page-new', 'page'), '/blog/free')).toBe(true)
})

test('help articles may share an address with an article of another topic only', async () => {
  const check = (topic: string) =>
    checkAddressAvailable(contextOf('article-new', 'helpArticle', topic), 'helpArticle', 'start')
  expect(await check('billing')).toContain('Another document')
  expect(await check('account')).toBe(true)
})

test('an active redirect from the address of a page is a warning', async () => {
  expect(await warnRedirected(contextOf('page-new', 'page'), 'page', '/sale')).toContain('“/sale”')
  expect(await warnRedirected(contextOf('post-new', 'post'), 'post', 'old')).toBe(true)
})

test('a redirect from the address of a page or another document is a warning', async () => {
  const warn = (path?: string) => warnHiddenPage(contextOf('redirect-new', 'redirect'), path)
  expect(await warn('/blog/grid')).toContain('There’s a page')
  expect(await warn('/blog/clouds')).toContain('There’s a page')
  expect(await warn('/help/bills/start')).toContain('There’s a page')
  expect(await warn('/blog/gone')).toBe(true)
  expect(await warn()).toBe(true)
})
