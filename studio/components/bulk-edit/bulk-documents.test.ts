import { describe, expect, test } from 'vitest'
import { type BulkRow, bulkTypes, describeLimit, filterDocuments, joinVersions } from './bulk-documents.ts'

const row = (_id: string, _updatedAt: string, words: unknown = []): BulkRow => ({
  _id,
  _type: 'post',
  _updatedAt,
  words,
})

const rows = [
  row('drafts.one', '2026-02-02', [[{ value: '云' }, { value: 'Cloud costs' }]]),
  row('one', '2026-01-01'),
  row('two', '2026-03-03', ['Backups']),
  row('drafts.three', '2026-01-05', ['Mail']),
]

describe('the listed documents', () => {
  const documents = joinVersions(rows)
  const ids = (...[filter, search]: [Parameters<typeof filterDocuments>[1], string?]) =>
    filterDocuments(documents, filter, search ?? '').map(({ id }) => id)

  test('are one per document, the last changed first', () => {
    expect(ids('all')).toEqual(['two', 'one', 'three'])
  })

  test('are filtered by what exists of them', () => {
    expect(ids('drafts')).toEqual(['one', 'three'])
    expect(ids('published')).toEqual(['two', 'one'])
    expect(ids('unpublished')).toEqual(['three'])
  })

  test('are found by words in any language and order', () => {
    expect(ids('all', 'costs cloud')).toEqual(['one'])
    expect(ids('all', '云')).toEqual(['one'])
    expect(ids('published', 'mail')).toEqual([])
  })
})

test('a role changes the types that it works on, menus and settings among them', () => {
  const typesOf = (...names: string[]) => bulkTypes({ roles: names.map((name) => ({ name, title: name })) })
  expect(typesOf('merchandiser')).toContain('product')
  expect(typesOf('merchandiser')).not.toContain('page')
  expect(typesOf('marketer')).toContain('page')
  expect(typesOf('marketer')).not.toContain('product')
  expect(typesOf('marketer')).toEqual(expect.arrayContaining(['menu', 'contactInfo', 'siteSettings']))
  for (const type of ['translation', 'shopSettings', 'exchangeRates', 'inventory'])
    expect(typesOf('administrator')).not.toContain(type)
})

test('a list that does not show all documents says so', () => {
  expect(describeLimit(rows)).toBeUndefined()
  expect(describeLimit(Array.from({ length: 5_000 }, () => row('one', '2026-01-01')))).toMatch(/changed last/)
})
