import { describe, expect, test } from 'vitest'
import {
  type BulkRow,
  bulkTypes,
  describeLimit,
  draftTypes,
  filterDocuments,
  joinVersions,
} from './bulk-documents.ts'

const row = (_id: string, _updatedAt: string, words: unknown = []): BulkRow => ({
  _id,
  _type: 'post',
  _updatedAt,
  words,
})

const text = (language: string, value: string) => ({
  _key: language,
  _type: 'internationalizedArrayStringValue',
  language,
  value,
})

const rows = [
  row('drafts.one', '2026-02-02', [
    [text('zh', '云'), text('en', 'Cloud costs')],
    null,
    { _ref: 'author-1' },
  ]),
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

  test.each(['language', 'value', 'string', 'null'])('are not found by “%s”, which is in no text', (word) => {
    expect(ids('all', word)).toEqual([])
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

test('all unpublished changes are those of every type that a role edits', () => {
  const roles = (name: string) => ({ roles: [{ name, title: name }] })
  expect(draftTypes(roles('marketer'))).toContain('translation')
  expect(draftTypes(roles('merchandiser'))).toEqual(
    expect.arrayContaining(['product', 'shopSettings', 'exchangeRates']),
  )
  expect(draftTypes(roles('merchandiser'))).not.toContain('translation')
})

test('a list that does not show all documents says so', () => {
  expect(describeLimit(rows)).toBeUndefined()
  expect(describeLimit(Array.from({ length: 5_000 }, () => row('one', '2026-01-01')))).toMatch(/changed last/)
})
