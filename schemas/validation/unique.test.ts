import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import { checkUnique } from './unique.ts'

/** A validation context whose lake answers with the given ids and remembers what it was asked. */
function contextWith(id: string, answer: string[]) {
  const asked: { query: string; params: Record<string, string>; perspective?: string }[] = []
  const client = (perspective?: string): unknown => ({
    withConfig: (config: { perspective: string }) => client(config.perspective),
    fetch: (query: string, params: Record<string, string>) => {
      asked.push({ query, params, perspective })
      return Promise.resolve(answer)
    },
  })
  const context = { document: { _id: id, _type: 'page' }, getClient: () => client() }
  return { context: context as unknown as ValidationContext, asked }
}

const field = { type: 'page', field: 'path.current', message: 'Taken.' }

test('a value of another document is rejected', async () => {
  const { context } = contextWith('drafts.page-home', ['page-other'])
  expect(await checkUnique(context, { ...field, value: '/' })).toBe('Taken.')
})

test('the document itself does not count, drafts of others do', async () => {
  const { context, asked } = contextWith('drafts.page-home', [])
  expect(await checkUnique(context, { ...field, value: '/' })).toBe(true)
  expect(asked).toEqual([
    {
      query: '*[(_type == $type && path.current == $value) && !sanity::versionOf($documentId)]._id',
      params: { type: 'page', value: '/', documentId: 'page-home' },
      perspective: 'raw',
    },
  ])
})

test('an empty value causes no query', async () => {
  const { context, asked } = contextWith('page-home', ['page-other'])
  expect(await checkUnique(context, { ...field, value: '' })).toBe(true)
  expect(asked).toEqual([])
})
