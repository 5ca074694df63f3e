import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { privateFileParts } from '../../schemas/shared/private-files.ts'
import { CONTENT_TYPES, replaceFields } from './assets.ts'

/**
 * Returns a copy of a value in which every `_privateFile` path is replaced by the file's metadata. The file's
 * bytes are stored in private documents; files that are already stored are skipped.
 * @param folder Paths in documents are relative to it.
 */
export const storePrivateFiles = (value: unknown, client: SanityClient, folder: string): Promise<unknown> =>
  replaceFields(value, '_privateFile', (path) => storeFile(resolve(folder, path), client))

async function storeFile(path: string, client: SanityClient) {
  const bytes = await readFile(path)
  const digest = createHash('sha256').update(bytes).digest('hex')
  const parts = privateFileParts(bytes.toString('base64'), digest)
  const ids = parts.map(({ _id }) => _id)
  const stored = await client.fetch<string[]>('*[_id in $ids]._id', { ids })
  // One by one: together they exceed the request size of the hosted API.
  for (const part of parts) if (!stored.includes(part._id)) await client.createIfNotExists(part)
  return {
    name: basename(path),
    size: bytes.byteLength,
    mediaType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    parts: ids,
  }
}
