import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { privateFileParts } from '../../schemas/shared/private-files.ts'

const MEDIA_TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.pdf': 'application/pdf' }

/**
 * Returns a copy of a value in which every `_privateFile` path is replaced by the file's metadata. The file's
 * bytes are stored in private documents; files that are already stored are skipped.
 * @param folder Paths in documents are relative to it.
 */
export async function storePrivateFiles(
  value: unknown,
  client: SanityClient,
  folder: string,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => storePrivateFiles(item, client, folder)))
  if (value === null || typeof value !== 'object') return value
  const result: Record<string, unknown> = {}
  for (const [key, content] of Object.entries(value)) {
    if (key === '_privateFile')
      Object.assign(result, await storeFile(resolve(folder, String(content)), client))
    else result[key] = await storePrivateFiles(content, client, folder)
  }
  return result
}

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
    mediaType: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
    parts: ids,
  }
}
