import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { commitTransaction, describeError } from './transaction.ts'

/** A client whose transactions fail with a status. */
const clientFailingWith = (statusCode: number): SanityClient => {
  const transaction = {
    delete: () => transaction,
    commit: () => Promise.reject(Object.assign(new Error('failed'), { statusCode })),
  }
  return { transaction: () => transaction } as unknown as SanityClient
}

test.each([
  [403, /^Your role can’t change products/],
  [409, /^Someone else just changed/],
  [500, /Check your connection/],
])('a change rejected with %i is explained', async (status, text) => {
  const result = await commitTransaction(clientFailingWith(status), { patches: [], deleted: ['lamp'] })
  expect(describeError({ result, batches: 1, completed: 0 })).toMatch(text)
})
