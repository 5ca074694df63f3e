import type { SanityClient } from 'sanity'
import { expect, test, vi } from 'vitest'
import { unpublishDocument } from './write-documents.ts'

const action = vi.fn(() => Promise.resolve())
const client = { action } as unknown as SanityClient
const published = (_id: string, _type: string) => ({
  ...{ id: _id, draft: undefined, published: { _id, _type, _rev: 'a', _createdAt: '', _updatedAt: '' } },
})

test('a document that the site always needs is not taken off it', async () => {
  const result = await unpublishDocument(client, published('menu-main', 'menu'))
  expect(result).toEqual({ error: 'The site always needs it.' })
  expect(action).not.toHaveBeenCalled()
})

test('other documents are', async () => {
  expect(await unpublishDocument(client, published('post-1', 'post'))).toBe('done')
  expect(action).toHaveBeenCalledWith(expect.objectContaining({ publishedId: 'post-1' }))
})
