import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { evaluateGroq } from '../../tests/evaluate-groq.ts'
import { deleteWithDependents } from './products.tsx'

/** A client whose deletions conflict. The documents that refer to the product are given, or cannot be fetched. */
const clientWith = (referrers: object[] | Error): SanityClient =>
  ({
    fetch(query: string) {
      if (query.startsWith('count')) return Promise.resolve(false)
      if (!query.includes('references')) return Promise.resolve({ versions: [], stocks: [], reviews: [] })
      return referrers instanceof Error ? Promise.reject(referrers) : Promise.resolve(referrers)
    },
    transaction: () => ({ commit: () => Promise.reject(Object.assign(new Error(), { statusCode: 409 })) }),
  }) as unknown as SanityClient

test('a product that others refer to is kept, with the list of them', async () => {
  const referrers = [{ _id: 'page-shop', _type: 'page', title: 'Shop' }]
  expect(await deleteWithDependents(clientWith(referrers), 'lamp')).toEqual({ referrers })
})

test('an unknown reason is an error, not an empty list', async () => {
  expect(await deleteWithDependents(clientWith([]), 'lamp')).toBe('failed')
  expect(await deleteWithDependents(clientWith(new Error('offline')), 'lamp')).toBe('failed')
})

test('a product in a scheduled release is kept, as it is published', async () => {
  const release = (name: string, state: string) => ({
    _id: `_.releases.${name}`,
    _type: 'system.release',
    name,
    state,
  })
  const dataset = [
    ...['lamp', 'versions.spring.lamp', 'versions.autumn.chair'].map((_id) => ({ _id, _type: 'product' })),
    ...[release('spring', 'active'), release('autumn', 'scheduled')],
  ]
  const problem = (id: string) =>
    deleteWithDependents(
      {
        fetch: (query: string, params: object) => evaluateGroq(query, { dataset, params }),
        transaction: () => clientWith([]).transaction(),
      } as unknown as SanityClient,
      id,
    )
  expect(await problem('chair')).toBe('scheduled')
  expect(await problem('lamp')).toBe('failed')
})

test('a product is deleted with its draft, its versions in releases and its stock', async () => {
  const dataset = [
    ...['lamp', 'drafts.lamp', 'versions.spring.lamp', 'versions.spring.chair'].map((_id) => ({
      _id,
      _type: 'product',
    })),
    { _id: 'stock-lamp', _type: 'inventory', product: { _ref: 'lamp' } },
  ]
  const mutations: { delete?: { id: string } }[] = []
  const client = {
    fetch: (query: string, params: object) => evaluateGroq(query, { dataset, params }),
    transaction: (added: typeof mutations) => ({ commit: () => Promise.resolve(mutations.push(...added)) }),
  } as unknown as SanityClient
  expect(await deleteWithDependents(client, 'lamp')).toBeNull()
  const ids = mutations.flatMap((mutation) => mutation.delete?.id ?? [])
  expect(ids).toEqual(['lamp', 'drafts.lamp', 'versions.spring.lamp', 'stock-lamp', 'reviews-lamp'])
})
