import { describe, expect, test } from 'vitest'
import { knownTargets } from '#schemas/validation/broken-links.ts'
import { auditContent, type AuditedDocument } from './audit-content.ts'

const text = (values: Record<string, string>) =>
  Object.entries(values).map(([language, value]) => ({
    _key: language,
    _type: 'internationalizedArrayStringValue',
    language,
    value,
  }))

const page = (_id: string, fields: object, _updatedAt = '2026-11-24T10:00:00Z') =>
  ({ _id, _type: 'page', _updatedAt, ...fields }) as AuditedDocument

const TARGETS = knownTargets([
  { _id: 'home', _type: 'page', address: '/' },
  { _id: 'contact', _type: 'page', address: '/contact' },
  { _id: 'old', _type: 'redirect', address: '/about-us' },
  { _id: 'cloud', _type: 'service', address: 'cloud', slugs: { _type: 'localizedSlugs', ar: 'سحابة' } },
  { _id: 'login', _type: 'helpArticle', address: 'login', topic: 'account' },
])

const idsOf = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id)

describe('missing languages', () => {
  const missing = (...documents: AuditedDocument[]) =>
    idsOf(auditContent(documents, TARGETS).missingLanguages)
  const complete = text({ zh: '你好', en: 'Hello', ar: 'مرحبا' })

  test('are found at any depth', () => {
    expect(
      missing(
        page('complete', { title: complete }),
        page('title', { title: text({ zh: '', en: 'Hello', ar: 'مرحبا' }) }),
        page('block', { title: complete, blocks: [{ items: [{ heading: text({ en: 'Hello' }) }] }] }),
      ),
    ).toEqual(['title', 'block'])
  })

  test('are not those of optional texts, or of hidden blocks', () => {
    expect(
      missing(
        page('optional', { summary: text({ zh: '', en: '', ar: '' }) }),
        page('hidden', { blocks: [{ hidden: true, heading: text({ en: 'Hello' }) }] }),
      ),
    ).toEqual([])
  })

  test('are those of interface texts too', () => {
    const entry = { _type: 'translationEntry', zh: '发送', en: 'Send' }
    expect(missing(page('texts', { entries: [entry] }))).toEqual(['texts'])
  })

  test('are those of a draft rather than of its published version, newest first', () => {
    expect(
      missing(
        page('fixed', { title: text({ en: 'Hello' }) }),
        page('drafts.fixed', { title: complete }),
        page('older', { title: text({ en: 'Hello' }) }, '2026-11-23T10:00:00Z'),
        page('drafts.broken', { title: text({ en: 'Hello' }) }),
      ),
    ).toEqual(['broken', 'older'])
  })
})

describe('broken links', () => {
  const isBroken = (link: object) =>
    auditContent([page('page', { blocks: [{ buttons: [{ link }] }] })], TARGETS).brokenLinks.length > 0
  const toPath = (path: string) => ({ _type: 'link', kind: 'path', path })

  test.each([
    '/',
    '/contact',
    '/contact?from=menu#form',
    '/about-us',
    '/services/cloud',
    '/services/سحابة',
    '/help/account/login',
    '/account/profile',
    '/search',
    '/shop/grid/filtered?sale=1',
    '/blog/feed.xml',
  ])('are not those to %s', (path) => expect(isBroken(toPath(path))).toBe(false))

  test.each([
    '/contacts',
    '/services/clouds',
    '/help/login',
    '/help/other/login',
    '/account',
    '/order-tracking',
  ])('are those to %s', (path) => expect(isBroken(toPath(path))).toBe(true))

  test('are those to documents that are missing or unpublished', () => {
    const toDocument = (_ref: string) => ({ _type: 'link', kind: 'document', document: { _ref } })
    expect(isBroken(toDocument('cloud'))).toBe(false)
    expect(isBroken(toDocument('gone'))).toBe(true)
    expect(isBroken({ ...toDocument('gone'), kind: 'url', url: 'https://example.com' })).toBe(false)
    expect(isBroken({ _type: 'internalLink', document: { _ref: 'gone' } })).toBe(true)
  })

  test('in texts are found by their address', () => {
    expect(isBroken({ _type: 'link', href: '/gone' })).toBe(true)
    expect(isBroken({ _type: 'link', href: 'https://example.com/gone' })).toBe(false)
  })

  test('are active redirects too', () => {
    const redirect = (_id: string, destination: string, enabled?: boolean) =>
      page(_id, { _type: 'redirect', destination, enabled })
    const redirects = [
      redirect('dead', '/pricing'),
      redirect('off', '/pricing', false),
      redirect('right', '/contact'),
    ]
    expect(idsOf(auditContent(redirects, TARGETS).brokenLinks)).toEqual(['dead'])
  })
})

test('pages that the site links to are missing until a page or a redirect has their address', () => {
  const missing = auditContent([], TARGETS).missingPages.map(({ path }) => path)
  expect(missing).toContain('/cart')
  expect(missing).not.toContain('/contact')
  const moved = knownTargets([{ _id: 'moved', _type: 'redirect', address: '/cart' }])
  expect(auditContent([], moved).missingPages.map(({ path }) => path)).not.toContain('/cart')
})
