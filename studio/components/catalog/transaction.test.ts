import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { applyChange } from './change-log.ts'
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
  const result = await commitTransaction(clientFailingWith(status), { deleted: ['lamp'] })
  expect(describeError({ result, batches: 1, completed: 0 })).toMatch(text)
})

test.each([
  ['saved', 'done'],
  ['not saved', 'failed'],
])('a change that was %s when its answer got lost is %s', async (saved, expected) => {
  const written = new Set<string>()
  const transaction = {
    transactionId: () => transaction,
    create: ({ _id }: { _id: string }) => written.add(_id),
    delete: () => transaction,
    commit: () => Promise.reject(new Error('The connection was lost.')),
  }
  const client = {
    transaction: () => transaction,
    fetch: () => Promise.resolve([]),
    getDocument: (id: string) =>
      Promise.resolve(saved === 'saved' && written.has(id) ? { _id: id } : undefined),
  } as unknown as SanityClient
  const facts = { kind: 'prices', words: '1 price changed', by: 'Omar' } as const
  const created = [{ _id: 'lamp', _type: 'product' }]
  const { result } = await applyChange(
    client,
    facts,
    { patches: [], created },
    { entries: [], categories: [], choices: [], released: new Set() },
  )
  expect(result).toBe(expected)
})
