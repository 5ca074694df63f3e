import { randomBytes } from 'node:crypto'
import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { fetchPrivateFile, uploadPrivateFile } from './private-files.ts'

/** Creates a client with documents in memory. */
function createMemoryClient() {
  const documents = new Map<string, object>()
  const client = {
    createOrReplace: (document: { _id: string }) => Promise.resolve(documents.set(document._id, document)),
    getDocument: (id: string) => Promise.resolve(documents.get(id)),
  } as unknown as SanityClient
  return { client, documents }
}

test.each([1, 29_999, 30_001, 2_000_003])(
  'a file of %i bytes is stored privately and read back unchanged',
  async (size) => {
    const { client, documents } = createMemoryClient()
    const bytes = randomBytes(size)
    const shares: number[] = []
    const stored = await uploadPrivateFile(
      client,
      new File([bytes], 'sea.jpg', { type: 'image/jpeg' }),
      (share) => shares.push(share),
    )
    expect(stored).toMatchObject({ name: 'sea.jpg', size, mediaType: 'image/jpeg' })
    expect([...documents.keys()]).toEqual(stored.parts)
    expect(shares.at(-1)).toBe(1)
    const read = await fetchPrivateFile(client, stored)
    expect(Buffer.from((await read?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true)
  },
)

test('the same file is stored once, and a file with a missing part is not read', async () => {
  const { client, documents } = createMemoryClient()
  const file = new File([randomBytes(4_000_000)], 'sea.jpg')
  const stored = await uploadPrivateFile(client, file)
  await uploadPrivateFile(client, file)
  expect(documents.size).toBe(stored.parts.length)
  documents.delete(stored.parts[1] ?? '')
  expect(await fetchPrivateFile(client, stored)).toBeNull()
})
