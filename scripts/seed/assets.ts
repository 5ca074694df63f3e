import { createReadStream } from 'node:fs'
import { basename, extname, resolve as resolvePath } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { retryWhenLimited } from '#schemas/shared/rate-limit.ts'

/** Sanity's import format: `image@file://./pictures/office.jpg`. */
const ASSET_PATH = /^(image|file)@file:\/\/(.+)$/

/** Media types by file extension. The lake detects those of pictures. */
export const CONTENT_TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.pdf': 'application/pdf' }

type Resolve = (asset: string) => Promise<{ _type: 'reference'; _ref: string }>

/**
 * Creates a function that uploads the pictures and files of seed documents, each once. The lake derives an
 * asset's id from its bytes, so repeated uploads create nothing new.
 * @param folder Paths in documents are relative to it.
 */
export function createAssetUploader(client: SanityClient, folder: string): Resolve {
  const uploads = new Map<string, ReturnType<Resolve>>()
  return (asset) => {
    const known = uploads.get(asset)
    if (known) return known
    const [, kind, path] = ASSET_PATH.exec(asset) ?? []
    if (!kind || !path) throw new Error(`"${asset}" is not of the form image@file://./path.`)
    const file = resolvePath(folder, path)
    const upload = retryWhenLimited(() =>
      client.assets.upload(kind as 'image' | 'file', createReadStream(file), {
        filename: basename(file),
        contentType: kind === 'file' ? CONTENT_TYPES[extname(file)] : undefined,
      }),
    ).then((document) => ({ _type: 'reference' as const, _ref: document._id }))
    uploads.set(asset, upload)
    return upload
  }
}

/** Returns a copy of a value in which every `_sanityAsset` is a reference to the uploaded asset. */
export const resolveAssets = (value: unknown, resolveAsset: Resolve): Promise<unknown> =>
  replaceFields(value, '_sanityAsset', async (path) => ({ asset: await resolveAsset(path) }))

/** Returns a copy of a value in which every field with a name is replaced by the fields that `resolve` returns for its text. */
export async function replaceFields(
  value: unknown,
  name: string,
  resolve: (text: string) => Promise<object>,
): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => replaceFields(item, name, resolve)))
  if (value === null || typeof value !== 'object') return value
  const result: Record<string, unknown> = {}
  for (const [key, content] of Object.entries(value)) {
    if (key === name) Object.assign(result, await resolve(String(content)))
    else result[key] = await replaceFields(content, name, resolve)
  }
  return result
}
