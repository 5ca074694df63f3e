import { Readable } from 'node:stream'
import tar from 'tar-stream'
import { expect, test } from 'vitest'
import { MAXIMUM_JSON_BYTES } from '../http/body.ts'
import { importDocuments } from './import.ts'
import type { ImportTarget } from './targets.ts'

test.each([
  ['Chinese texts', (index: number) => ({ text: `${index}${'线'.repeat(400_000)}` })],
  ['many references', () => ({ related: Array.from({ length: 50_000 }, () => ({ _ref: 'a' })) })],
])('no transaction of an import is larger than a lake takes: %s', async (_what, content) => {
  const documents = Array.from({ length: 8 }, (_, index) => ({
    _id: `note-${index}`,
    _type: 'note',
    ...content(index),
  }))
  const sizes: number[] = []
  const created: string[] = []
  const target: ImportTarget = {
    mutate: (mutations) => {
      sizes.push(Buffer.byteLength(JSON.stringify({ mutations })))
      const found = (mutations as { create?: { _id: string } }[]).flatMap(({ create }) => create?._id ?? [])
      created.push(...found)
      return Promise.resolve(new Set(found))
    },
    uploadAsset: () => Promise.reject(new Error('There are no files.')),
  }
  const lines = documents.map((document) => JSON.stringify(document)).join('\n')
  await importDocuments(target, Readable.from([lines]), { mode: 'fail' })
  expect(Math.max(...sizes)).toBeLessThan(MAXIMUM_JSON_BYTES)
  expect(created).toEqual(documents.map(({ _id }) => _id))
})

const noTarget: ImportTarget = {
  mutate: () => Promise.reject(new Error('Nothing may be written.')),
  uploadAsset: () => Promise.reject(new Error('There are no files.')),
}

test('an archive that names a file outside is rejected', async () => {
  const archive = tar.pack()
  archive.entry({ name: '../outside.ndjson' }, '{"_type":"note"}\n')
  archive.entry({ name: 'data.ndjson' }, '{"_type":"note"}\n'.repeat(10_000))
  archive.finalize()
  const importing = importDocuments(noTarget, Readable.from(archive), { mode: 'fail' })
  await expect(importing).rejects.toMatchObject({ status: 400 })
})

test('a document that nests too deeply is rejected', async () => {
  const line = `{"_type":"note","list":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const importing = importDocuments(noTarget, Readable.from([line]), { mode: 'fail' })
  await expect(importing).rejects.toMatchObject({ status: 400 })
})
