import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { checkOldAddress, findAddressChanges } from './address-changes.ts'

const slug = (current?: string, slugs: Record<string, string> = {}) => ({ slug: { current }, slugs })
const path = (current?: string) => ({ path: { current } })

test('a page that moves has an old and a new address', () => {
  expect(findAddressChanges('page', path('/about'), path('/company'))).toEqual([
    { from: '/about', to: '/company' },
  ])
  expect(findAddressChanges('service', slug('cloud'), slug('cloud-hosting'))).toEqual([
    { from: '/services/cloud', to: '/services/cloud-hosting' },
  ])
})

test('each address of a language that is lost has the new one of its language', () => {
  const before = slug('cloud', { zh: '云', ar: 'سحابة' })
  expect(findAddressChanges('service', before, slug('cloud', { zh: '云服务' }))).toEqual([
    { from: '/services/云', to: '/services/云服务' },
    { from: '/services/سحابة', to: '/services/cloud' },
  ])
})

const ACCOUNT = { _id: 'topic-1', slug: { current: 'account' }, slugs: { zh: '账户' } }
const BILLING = { _id: 'topic-2', slug: { current: 'billing' } }
const article = (topic: string, current: string) => ({ topic: { _ref: topic }, ...slug(current) })

test('a help article that is renamed has its topic in both addresses', () => {
  const [before, after] = [article('topic-1', 'pay'), article('topic-2', 'pay-by-card')]
  expect(findAddressChanges('helpArticle', before, after, [ACCOUNT, BILLING])).toEqual([
    { from: '/help/账户/pay', to: '/help/billing/pay-by-card' },
    { from: '/help/account/pay', to: '/help/billing/pay-by-card' },
  ])
  // A renamed article is told from others without its topic.
  expect(findAddressChanges('helpArticle', before, after)).not.toEqual([])
})

test.each([
  ['a help article in another topic', 'helpArticle', article('topic-1', 'pay'), article('topic-2', 'pay')],
  ['a new page', 'page', null, path('/about')],
  ['an unchanged address', 'service', slug('cloud'), slug('cloud')],
  ['a language with its first address', 'service', slug('cloud'), slug('cloud', { zh: '云' })],
  ['a draft without an address', 'service', slug('cloud'), slug()],
  ['the home page', 'page', path('/'), path('/home')],
  ['the site’s own page', 'page', path('/success'), path('/thank-you')],
  ['a document without a page', 'testimonial', slug('a'), slug('b')],
])('%s needs no redirect', (_, type, published, draft) =>
  expect(findAddressChanges(type, published, draft)).toEqual([]),
)

const redirect = (_id: string, enabled = true) => ({
  _id,
  _type: 'redirect',
  source: '/services/care',
  enabled,
})
const CARE = { _id: 'care', _type: 'service', slug: { current: 'care' } }
const HOME = { _id: 'home', _type: 'page', path: { current: '/' } }

/** Checks a document in a lake that holds others. */
function check(document: object, ...redirects: object[]) {
  const dataset = [CARE, HOME, ...redirects]
  const fetch = (query: string, params: object) => evaluateGroq(query, { dataset, params })
  const getClient = () => ({ withConfig: () => ({ fetch }) })
  return checkOldAddress({ document, getClient } as unknown as ValidationContext)
}

/** The document in a release, or a draft of it, with another address. */
const moved = (_id: string) => ({ _id, _type: 'service', ...slug('support') })

test('a release that moves a page needs a redirect', async () => {
  expect(await check(moved('versions.spring.care'))).toContain('from “/services/care” to “/services/support”')
  expect(await check(moved('versions.spring.care'), redirect('other', false))).toContain('Redirects')
  expect(await check(moved('versions.spring.care'), redirect('versions.autumn.one'))).toContain('Redirects')
  expect(await check(moved('versions.spring.care'), redirect('drafts.one'))).toContain('Redirects')
})

test('a release that renames a help article names the addresses with its topic', async () => {
  const renamed = { ...article('topic-1', 'pay-by-card'), _type: 'helpArticle', _id: 'versions.spring.pay' }
  const others = [
    { ...article('topic-1', 'pay'), _type: 'helpArticle', _id: 'pay' },
    { ...ACCOUNT, _type: 'helpTopic' },
  ]
  expect(await check(renamed, ...others)).toContain('from “/help/账户/pay”')
})

test('a redirect that is published, or comes with the release, is enough', async () => {
  expect(await check(moved('versions.spring.care'), redirect('one'))).toBe(true)
  expect(await check(moved('versions.spring.care'), redirect('versions.spring.one'))).toBe(true)
})

test('drafts, unchanged addresses, new pages and the home page need none', async () => {
  expect(await check(moved('drafts.care'))).toBe(true)
  expect(await check({ ...CARE, _id: 'versions.spring.care' })).toBe(true)
  expect(await check(moved('versions.spring.new'))).toBe(true)
  expect(await check({ ...HOME, ...path('/start'), _id: 'versions.spring.home' })).toBe(true)
})
