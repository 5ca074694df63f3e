import type { SanityClient } from 'sanity'
import { expect, test, vi } from 'vitest'
import { editDraft, unpublishDocument } from './write-documents.ts'

const action = vi.fn(() => Promise.resolve())
const client = { action } as unknown as SanityClient
const published = (_id: string, _type: string) => ({
  id: _id,
  draft: undefined,
  published: { _id, _type, _rev: 'a', _createdAt: '', _updatedAt: '' },
})

test.each([
  ['menu-main', 'menu'],
  ['giftCard.1', 'giftCard'],
])('%s, which the site or its owner needs, is not unpublished', async (id, type) => {
  const result = await unpublishDocument(client, published(id, type))
  expect(result).toEqual({ error: 'It can’t be unpublished.' })
  expect(action).not.toHaveBeenCalled()
})

test('other documents are', async () => {
  expect(await unpublishDocument(client, published('post-1', 'post'))).toBe('done')
  expect(action).toHaveBeenCalledWith(expect.objectContaining({ publishedId: 'post-1' }))
})

test('a write that Sanity’s rate limit rejects is repeated', async () => {
  vi.useFakeTimers()
  action.mockClear()
  action.mockRejectedValueOnce(Object.assign(new Error('Too Many Requests'), { statusCode: 429 }))
  const result = unpublishDocument(client, published('post-1', 'post'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await result).toBe('done')
  expect(action).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

/** Edits a price by 10 %. The answer is lost, and the draft has a revision then, which gets that of the transaction. */
async function editWithLostAnswer(revisionAfter: (transaction: string) => string, canCheck = true) {
  let stored = ''
  const transaction = {
    transactionId: (id: string) => {
      stored = revisionAfter(id)
      return transaction
    },
    patch: () => transaction,
    commit: () => Promise.reject(new Error('The connection was lost.')),
  }
  const lake = {
    transaction: () => transaction,
    getDocument: () => (canCheck ? Promise.resolve({ _rev: stored }) : Promise.reject(new Error('Offline.'))),
  } as unknown as SanityClient
  const draft = { _id: 'drafts.lamp', _type: 'product', _rev: 'a', price: 1_000, currency: 'USD' }
  const change = { by: 'percent', hundredths: 1_000, rounding: 'none' } as const
  return editDraft(lake, { id: 'lamp', draft, published: undefined }, { kind: 'price', change })
}

test('an edit that was saved although its answer was lost is done, so that nobody repeats it', async () => {
  expect(await editWithLostAnswer((transaction) => transaction)).toBe('done')
  expect(await editWithLostAnswer(() => 'a')).toEqual({
    error: 'It wasn’t saved. Check your connection and try again.',
  })
})

test('an edit that may have been saved says so when it cannot be checked either', async () => {
  expect(await editWithLostAnswer((transaction) => transaction, false)).toEqual({
    error: 'It may have been changed: the connection was lost. Look at it before you try again.',
    isUncertain: true,
  })
})
