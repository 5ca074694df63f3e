import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { deleteWithDependents } from './products.tsx'

/** A client whose deletions conflict. The documents that refer to the product are given, or cannot be fetched. */
const clientWith = (referrers: object[] | Error): SanityClient =>
  ({
    fetch(query: string) {
      if (!query.includes('references')) return Promise.resolve({ stocks: [], reviews: [] })
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
