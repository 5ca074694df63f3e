import type { SanityClient, SanityDocument } from 'sanity'
import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { warnBrokenDestination, warnBrokenLinks } from './broken-links.ts'

const dataset = [
  { _id: 'page-contact', _type: 'page', path: { current: '/contact' } },
  { _id: 'drafts.page-pricing', _type: 'page', path: { current: '/pricing' } },
  { _id: 'service-cloud', _type: 'service', slug: { current: 'cloud' }, slugs: { ar: 'سحابة' } },
  { _id: 'drafts.service-web', _type: 'service', slug: { current: 'web' } },
  { _id: 'redirect-old', _type: 'redirect', source: '/old', enabled: true },
  { _id: 'redirect-off', _type: 'redirect', source: '/off', enabled: false },
]

const client = {
  withConfig: () => client,
  fetch: (query: string, params: object) => evaluateGroq(query, { dataset, params }),
} as unknown as SanityClient

const toPath = (path: string) => ({ _type: 'link', kind: 'path', path })
const toDocument = (_ref: string) => ({ _type: 'link', kind: 'document', document: { _ref } })

/** Returns the places of the links that an editor is warned of. */
async function warnedOf(value: unknown): Promise<unknown> {
  const result = await warnBrokenLinks(value, { getClient: () => client })
  return Array.isArray(result) ? result.map(({ path }) => path) : result
}

test('a menu warns of its links to unpublished pages, each at its own field', async () => {
  const items = [
    { _key: 'contact', link: toPath('/contact#form') },
    {
      _key: 'more',
      children: [
        { _key: 'pricing', link: toPath('/pricing') },
        { _key: 'web', link: toDocument('service-web') },
        { _key: 'off', link: toPath('/off') },
      ],
    },
  ]
  expect(await warnedOf(items)).toEqual([
    [{ _key: 'more' }, 'children', { _key: 'pricing' }, 'link', 'path'],
    [{ _key: 'more' }, 'children', { _key: 'web' }, 'link', 'document'],
    [{ _key: 'more' }, 'children', { _key: 'off' }, 'link', 'path'],
  ])
})

test('links that lead somewhere, and those of hidden blocks, need no warning', async () => {
  const links = ['/old', '/services/cloud', '/services/سحابة', '/account/profile'].map(toPath)
  const blocks = [{ links: [...links, toDocument('service-cloud')] }, { hidden: true, link: toPath('/gone') }]
  expect(await warnedOf(blocks)).toBe(true)
  expect(await warnedOf(undefined)).toBe(true)
})

test('an active redirect warns of an address where nothing is published', async () => {
  const warningOf = (address?: string, enabled = true) =>
    warnBrokenDestination(address, {
      getClient: () => client,
      document: { _type: 'redirect', enabled } as unknown as SanityDocument,
    })
  expect(await warningOf('/pricing')).toContain('Nothing is published at “/pricing”')
  for (const address of ['/contact?from=old', 'https://example.com/pricing', '/en/contact', undefined])
    expect(await warningOf(address)).toBe(true)
  expect(await warningOf('/pricing', false)).toBe(true)
})
