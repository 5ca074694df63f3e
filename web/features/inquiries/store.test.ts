import { expect, test, vi } from 'vitest'
import type * as clients from '#web/sanity/client/private-client.ts'
import { deleteExpiredInquiries, storeInquiry } from './store.ts'

const { mutate, createIfNotExists, createOrReplace } = vi.hoisted(() => ({
  mutate: vi.fn(),
  createIfNotExists: vi.fn(),
  createOrReplace: vi.fn<(part: { _id: string; content: string }) => void>(),
}))
vi.mock('#web/sanity/client/private-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof clients>()),
  privateClient: () => ({ mutate, createIfNotExists, createOrReplace }),
}))
vi.mock('./queries.ts', () => ({
  readExpiredInquiries: () => [
    { _id: 'inquiry.a', parts: ['inquiry.a.file-1'] },
    { _id: 'inquiry.b', parts: null },
  ],
}))

test('expired inquiries and their files are deleted from the history too', async () => {
  expect(await deleteExpiredInquiries({} as Parameters<typeof deleteExpiredInquiries>[0])).toBe(2)
  const ids = ['inquiry.a', 'inquiry.a.file-1', 'inquiry.b']
  expect(mutate.mock.lastCall?.[0]).toEqual(ids.map((id) => ({ delete: { id, purge: true } })))
})

test('an inquiry that cannot be stored is logged without its content', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  createIfNotExists.mockRejectedValueOnce(new TypeError('nadia@client.example is no address'))
  expect(await storeInquiry({} as Parameters<typeof storeInquiry>[0])).toBe(false)
  expect(log.mock.lastCall).toEqual(['An inquiry could not be stored:', 'TypeError'])
})

test('a large file is stored in parts, which make up the file again', async () => {
  const content = Buffer.from(Array.from({ length: 4_000_000 }, (_, index) => index % 251))
  const inquiry = { _id: 'inquiry.a' } as Parameters<typeof storeInquiry>[0]
  expect(await storeInquiry(inquiry, { name: 'cv.pdf', content })).toBe(true)
  const parts = createOrReplace.mock.calls.map(([part]) => part)
  const stored = Buffer.from(parts.map((part) => part.content).join(''), 'base64')
  expect(parts).toHaveLength(3)
  expect(stored.equals(content)).toBe(true)
  const file = { name: 'cv.pdf', size: 4_000_000, parts: parts.map(({ _id }) => _id) }
  expect(createIfNotExists).toHaveBeenLastCalledWith({ _id: 'inquiry.a', _type: 'inquiry', file })
})
