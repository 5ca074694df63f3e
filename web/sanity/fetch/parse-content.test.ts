import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listOf } from '../parse.ts'
import { parseContent } from './parse-content.ts'

const schema = z.object({ title: z.string(), lines: z.array(z.object({ label: z.string() })) })
const VALID = { _id: 'page-1', title: 'About', lines: [] }

const log = vi.spyOn(console, 'error')
let count = 0
let query = ''

const parse = (result: unknown, source: Partial<Parameters<typeof parseContent>[2]> = {}) =>
  parseContent(schema, result, { query, params: {}, perspective: 'published', ...source })

beforeEach(() => {
  count += 1
  query = `*[_type == "page"][${count}] {\n  title\n}`
  log.mockReset().mockImplementation(() => undefined)
})

afterAll(() => log.mockRestore())

test('valid content is returned without a log', () => {
  expect(parse(VALID)).toEqual({ title: 'About', lines: [] })
  expect(log).not.toHaveBeenCalled()
})

test('the log names the document, every invalid field and the query, and none of the content', () => {
  expect(parse({ ...VALID, title: 7, lines: [{ label: 'Private words' }, {}] })).toBeNull()
  expect(log.mock.calls).toEqual([
    [
      `Invalid content of page-1 is left out: title (invalid_type), lines[1].label (invalid_type). Query: *[_type == "page"][${count}] {`,
    ],
  ])
})

test('it is logged once per document and query', () => {
  for (const _id of ['page-1', 'page-2', 'page-1']) parse({ ...VALID, _id, title: null })
  parse({ ...VALID, title: null }, { query: 'another query' })
  expect(log).toHaveBeenCalledTimes(3)
})

test('a result without an id is named by the slug that was asked for', () => {
  parse({ title: null, lines: [] }, { params: { slug: 'about', locale: 'en' } })
  parse('text')
  expect(log.mock.calls.map(([message]) => String(message).split(':')[0])).toEqual([
    'Invalid content of about is left out',
    'Invalid content of one document is left out',
  ])
  expect(log.mock.calls[1]?.[0]).toContain('the result (invalid_type)')
})

test('missing documents and drafts are not logged', () => {
  expect(parse(null)).toBeNull()
  expect(parse({ ...VALID, title: null }, { perspective: ['drafts'] })).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test('list entries that are left out are logged, and references to unpublished documents are not', () => {
  const lists = z.object({ lines: listOf(z.object({ label: z.string() })) })
  const parseLists = (lines: unknown[]) =>
    parseContent(lists, { _id: 'page-1', lines }, { query, params: {}, perspective: 'published' })
  expect(parseLists([{ label: 'First' }, null])).toEqual({ lines: [{ label: 'First' }] })
  expect(log).not.toHaveBeenCalled()
  expect(parseLists([{ label: 'First' }, { label: 7 }, {}])).toEqual({ lines: [{ label: 'First' }] })
  expect(log.mock.calls).toEqual([
    [
      `Invalid list entries of page-1 are left out: label (invalid_type). Query: *[_type == "page"][${count}] {`,
    ],
  ])
})
