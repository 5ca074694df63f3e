import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { checkOldAddress } from './old-address.ts'

const redirect = (_id: string, enabled = true) => ({
  _id,
  _type: 'redirect',
  source: '/services/care',
  enabled,
})
const CARE = { _id: 'care', _type: 'service', slug: { current: 'care' } }
const HOME = { _id: 'home', _type: 'page', path: { current: '/' } }

/** Returns the context of a document, with a lake that holds others. */
function contextOf(_id: string, ...redirects: object[]): ValidationContext {
  const dataset = [CARE, HOME, ...redirects]
  const fetch = (query: string, params: object) => evaluateGroq(query, { dataset, params })
  const getClient = () => ({ withConfig: () => ({ fetch }) })
  return { document: { _id }, getClient } as unknown as ValidationContext
}

const check = (id: string, ...redirects: object[]) =>
  checkOldAddress(contextOf(id, ...redirects), 'service', 'support')

test('a release that moves a page needs a redirect', async () => {
  expect(await check('versions.spring.care')).toContain('from “/services/care” to “/services/support”')
  expect(await check('versions.spring.care', redirect('other', false))).toContain('Redirects')
  expect(await check('versions.spring.care', redirect('versions.autumn.one'))).toContain('Redirects')
  expect(await check('versions.spring.care', redirect('drafts.one'))).toContain('Redirects')
})

test('a redirect that is published, or comes with the release, is enough', async () => {
  expect(await check('versions.spring.care', redirect('one'))).toBe(true)
  expect(await check('versions.spring.care', redirect('versions.spring.one'))).toBe(true)
})

test('drafts, unchanged addresses, new pages and the home page need none', async () => {
  expect(await check('drafts.care')).toBe(true)
  expect(await checkOldAddress(contextOf('versions.spring.care'), 'service', 'care')).toBe(true)
  expect(await check('versions.spring.new')).toBe(true)
  expect(await checkOldAddress(contextOf('versions.spring.home'), 'page', '/start')).toBe(true)
})
