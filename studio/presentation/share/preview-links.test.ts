import { createHash } from 'node:crypto'
import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { evaluateGroq } from '../../../tests/evaluate-groq.ts'
import { ACTIVE_LINKS_QUERY, createLink, perspectiveTitle } from './preview-links.ts'

test('a link keeps its language and a hash of its secret, and is shown even if old ones cannot be deleted', async () => {
  const stored: Record<string, unknown>[] = []
  const client = {
    create: (document: Record<string, unknown>) => Promise.resolve(stored.push(document)),
    delete: () => Promise.reject(new Error('The connection was lost.')),
  } as unknown as SanityClient
  const link = {
    path: '/ar/contact',
    perspective: 'drafts',
    endsAt: '2026-11-23T12:00:00Z',
    madeBy: 'Mei Lin',
  }
  const { id, url } = await createLink(client, 'https://www.example.com', link)
  const address = new URL(url)

  expect(address.origin + address.pathname + address.search).toBe('https://www.example.com/ar/shared-preview')
  const secret = address.hash.slice(1)
  expect(secret).toMatch(/^[0-9a-f]{48}$/)
  const digest = createHash('sha256').update(secret).digest('hex')
  expect(id).toBe(`previewLink.${digest}`)
  expect(stored).toEqual([{ _id: id, _type: 'meridian.previewLink', ...link }])
})

test('a link shows the drafts or its release, which has no title once it is not active', () => {
  const releases = [
    { _id: '_.releases.rSpring', metadata: { title: 'Spring' } },
    { _id: '_.releases.rSummer', metadata: {} },
  ] as never
  expect(perspectiveTitle('drafts', releases)).toBe('Drafts')
  expect(perspectiveTitle('rSpring,rSummer', releases)).toBe('Release “Spring”')
  expect(perspectiveTitle('rSummer', releases)).toBe('Release “Untitled release”')
  expect(perspectiveTitle('rWinter', releases)).toBe('A release')
})

const DAY = 86_400_000
const linkEnding = (_id: string, days: number, fields: object = {}) => ({
  _id,
  _type: 'meridian.previewLink',
  endsAt: new Date(Date.now() + days * DAY).toISOString(),
  ...fields,
})
const LINKS = [
  linkEnding('active', 1),
  linkEnding('revoked', 1, { isWithdrawn: true }),
  linkEnding('expired', -1),
  linkEnding('old', -91),
]
const idsOf = async (query: string, params: object = {}) =>
  ((await evaluateGroq(query, { dataset: LINKS, params, timestamp: new Date() })) as { _id: string }[]).map(
    ({ _id }) => _id,
  )

test('links that expired or were revoked are not listed', async () => {
  expect(await idsOf(ACTIVE_LINKS_QUERY)).toEqual(['active'])
})

test('a new link removes those that expired three months ago, and no other', async () => {
  let removed: { query: string; params: object } | undefined
  const client = {
    create: () => Promise.resolve(),
    delete: (selection: typeof removed) => Promise.resolve((removed = selection)),
  } as unknown as SanityClient
  await createLink(client, 'https://www.example.com', {
    path: '/ar/contact',
    perspective: 'drafts',
    endsAt: '2026-11-23T12:00:00Z',
    madeBy: 'Mei Lin',
  })
  expect(await idsOf(removed?.query ?? '', removed?.params)).toEqual(['old'])
})
