import { randomBytes } from 'node:crypto'
import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import { keepPrivateFile, readPrivateFile } from './private-files.ts'

/** Documents in memory, as a client keeps and reads them. */
function memory() {
  const documents = new Map<string, object>()
  const client = {
    createOrReplace: (document: { _id: string }) => Promise.resolve(documents.set(document._id, document)),
    getDocument: (id: string) => Promise.resolve(documents.get(id)),
  } as unknown as SanityClient
  return { client, documents }
}

test.each([1, 29_999, 30_001, 2_000_003])(
  'a file of %i bytes is kept where nobody looks, and read back whole',
  async (size) => {
    const { client, documents } = memory()
    const bytes = randomBytes(size)
    const shares: number[] = []
    const kept = await keepPrivateFile(
      client,
      new File([bytes], 'sea.jpg', { type: 'image/jpeg' }),
      (share) => shares.push(share),
    )
    expect(kept).toMatchObject({ name: 'sea.jpg', size, mediaType: 'image/jpeg' })
    expect([...documents.keys()]).toEqual(kept.parts)
    expect(shares.at(-1)).toBe(1)
    const read = await readPrivateFile(client, kept)
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
  },
)

test('the same file twice is kept once, and one that has lost a part is not half read', async () => {
  const { client, documents } = memory()
  const file = new File([randomBytes(4_000_000)], 'sea.jpg')
  const kept = await keepPrivateFile(client, file)
  await keepPrivateFile(client, file)
  expect(documents.size).toBe(kept.parts.length)
  documents.delete(kept.parts[1] ?? '')
  await expect(readPrivateFile(client, kept)).rejects.toThrow('is not there')
})
