import type { SanityClient } from '@sanity/client'
import { expect, test, vi } from 'vitest'
import { seed } from './seed.ts'
import { translationDocuments } from './translations.ts'

const DOCUMENTS = translationDocuments()
const [FIRST, SECOND] = DOCUMENTS.map(({ _id, entries }) => ({
  _id,
  keys: (entries as { key: string }[]).map(({ key }) => key),
}))

/** Seeds a dataset that holds some documents with the interface texts; returns the outcome and what was written. */
async function seedInto(existing: readonly object[], reset = false) {
  const [created, replaced, deleted] = [vi.fn(), vi.fn(), vi.fn()]
  const added: { key: string }[] = []
  const transaction = {
    createIfNotExists: ({ _id }: { _id: string }) => void created(_id),
    createOrReplace: ({ _id }: { _id: string }) => {
      replaced(_id)
      return transaction
    },
    delete: deleted,
    patch: (_id: string, change: (patch: object) => void) => change(patch),
    commit: vi.fn(() => Promise.resolve()),
  }
  const patch = {
    setIfMissing: () => patch,
    insert: (_at: string, _path: string, entries: { key: string }[]) => added.push(...entries),
  }
  const client = { fetch: () => Promise.resolve(existing), transaction: () => transaction }
  const outcome = await seed(client as unknown as SanityClient, { reset, textsOnly: true })
  return { outcome, created, replaced, deleted, added, commit: transaction.commit }
}

test('a second seed writes nothing', async () => {
  const all = DOCUMENTS.map(({ _id, entries }) => ({
    _id,
    keys: (entries as { key: string }[]).map(({ key }) => key),
  }))
  const { outcome, commit } = await seedInto(all)
  expect(outcome).toEqual({ created: 0, unchanged: DOCUMENTS.length, textsAdded: 0 })
  expect(commit).not.toHaveBeenCalled()
})

test('a seed creates what is missing, and adds only missing texts to what editors have', async () => {
  const missing = SECOND?.keys.at(-1)
  const { outcome, created, added } = await seedInto([
    FIRST ?? {},
    { ...SECOND, keys: SECOND?.keys.slice(0, -1) },
  ])
  expect(outcome).toEqual({ created: DOCUMENTS.length - 2, unchanged: 2, textsAdded: 1 })
  expect(created).not.toHaveBeenCalledWith(FIRST?._id)
  expect(added.map(({ key }) => key)).toEqual([missing])
})

test('a dataset with content of its own gets the interface texts, and no demo company', async () => {
  const { created } = await seedInto([])
  expect(created.mock.calls.flat()).toEqual(DOCUMENTS.map(({ _id }) => _id))
})

test('a reset restores every document and discards its draft', async () => {
  const { replaced, deleted } = await seedInto([FIRST ?? {}], true)
  expect(replaced).toHaveBeenCalledTimes(DOCUMENTS.length)
  expect(deleted).toHaveBeenCalledWith(`drafts.${FIRST?._id ?? ''}`)
})
