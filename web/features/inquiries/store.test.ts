import { expect, test, vi } from 'vitest'
import type * as clients from '#web/sanity/client/private-client.ts'
import { deleteExpiredInquiries } from './store.ts'

const { mutate } = vi.hoisted(() => ({ mutate: vi.fn() }))
vi.mock('#web/sanity/client/private-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof clients>()),
  privateClient: () => ({ mutate }),
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
