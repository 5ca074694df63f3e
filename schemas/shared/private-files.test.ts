import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { privateFileParts } from './private-files.ts'

test.each([0, 1, 1_799_999, 1_800_000, 1_800_001, 4_000_000])(
  'a file of %i bytes equals its joined parts',
  (size) => {
    const content = randomBytes(size)
    const digest = createHash('sha256').update(content).digest('hex')
    const parts = privateFileParts(content.toString('base64'), digest)
    // Each part is decoded on its own, so none may start in the middle of a byte.
    expect(Buffer.concat(parts.map((part) => Buffer.from(part.content, 'base64')))).toEqual(content)
    expect(parts.every(({ content: text }) => text.length <= 2_400_000)).toBe(true)
    expect(new Set(parts.map(({ _id }) => _id)).size).toBe(parts.length)
    expect(parts.every(({ _id }) => _id.startsWith('file.'))).toBe(true)
  },
)
