import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { privateFileParts } from '../../schemas/shared/private-files.ts'

const MEDIA_TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.pdf': 'application/pdf' }

/**
 * A copy of a value in which every `_privateFile`, a path, has become what is known of a private file; its bytes are kept in documents that
 * nobody reads without a token. What is kept already is left alone.
 *
 * @param folder Paths in documents are relative to it.
 */
export async function keepPrivateFiles(
  value: unknown,
  client: SanityClient,
  folder: string,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => keepPrivateFiles(item, client, folder)))
  if (value === null || typeof value !== 'object') return value
  const result: Record<string, unknown> = {}
  for (const [key, content] of Object.entries(value)) {
    if (key === '_privateFile') Object.assign(result, await keep(resolve(folder, String(content)), client))
    else result[key] = await keepPrivateFiles(content, client, folder)
  }
  return result
}

async function keep(path: string, client: SanityClient) {
  const bytes = await readFile(path)
  const digest = createHash('sha256').update(bytes).digest('hex')
  const parts = privateFileParts(bytes.toString('base64'), digest)
  const ids = parts.map(({ _id }) => _id)
  const kept = await client.fetch<string[]>('*[_id in $ids]._id', { ids })
  // One by one: together they would be more than the hosted API takes in one request.
  for (const part of parts) if (!kept.includes(part._id)) await client.createIfNotExists(part)
  return {
    name: basename(path),
    size: bytes.byteLength,
    mediaType: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
    parts: ids,
  }
}
