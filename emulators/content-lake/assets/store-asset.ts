/** Stores an asset: first the file, then its document. */

import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { readDocument } from '../storage/documents.ts'
import type { DatasetName, Lake, LakeDocument, Principal } from '../types.ts'
import { isUsed } from './asset-documents.ts'
import { getAssetStorage } from './asset-storage.ts'
import { describeImage } from './image-metadata.ts'
import { assetFile, assetId, type AssetName, fileExtension } from './names.ts'
import type { IncomingFile } from './originals.ts'

const MEGABYTE = 1024 * 1024
const LIMITS: Record<AssetName['kind'], number> = { image: 100 * MEGABYTE, file: 1024 * MEGABYTE }

interface AssetUpload extends DatasetName {
  kind: AssetName['kind']
  body: Readable
  principal: Principal
  filename?: string
  contentType?: string
  /** Metadata parts to add to the default: `exif`, `location`; `none` for dimensions only. */
  meta?: readonly string[]
  /** Attributes for the document as given: label, title, description, creditLine, source. */
  attributes?: Record<string, unknown>
}

/**
 * Receives a body and returns its document, an existing one when the same bytes were uploaded before. Both are durable
 * when this resolves. Throws a 400 (no image, empty), a 413 and what `lake.mutate` throws, and then stores nothing.
 */
export async function storeAsset(lake: Lake, upload: AssetUpload): Promise<LakeDocument> {
  const { originals, limit, lock } = getAssetStorage(lake)
  const incoming = await originals.receive(upload.body, LIMITS[upload.kind])
  try {
    const described = await describe(incoming, upload, limit)
    return await lock(incoming.sha1, async () => {
      const existing = readDocument(lake.database, upload, described.id)
      if (existing && (await originals.has(incoming.sha1))) return existing
      await originals.keep(incoming)
      if (existing) return existing
      return createDocument(lake, upload, described).catch(async (error: unknown) => {
        // On a full disk, a file without a document would only take the missing space.
        if (!isUsed(lake, incoming.sha1)) await originals.remove(incoming.sha1)
        throw error
      })
    })
  } finally {
    await originals.discard(incoming)
  }
}

interface DescribedAsset {
  id: string
  attributes: Record<string, unknown>
}

async function describe(
  incoming: IncomingFile,
  upload: AssetUpload,
  limit: <T>(task: () => Promise<T>) => Promise<T>,
): Promise<DescribedAsset> {
  const { kind, filename, contentType } = upload
  const image =
    kind === 'image' ? await limit(() => describeImage(incoming.path, upload.meta ?? [])) : undefined
  const name: AssetName = {
    kind,
    sha1: incoming.sha1,
    extension: image?.extension ?? fileExtension(filename),
    ...(image ? { dimensions: image.dimensions } : {}),
  }
  return {
    id: assetId(name),
    attributes: {
      assetId: incoming.sha1,
      sha1hash: incoming.sha1,
      extension: name.extension,
      mimeType: image?.mimeType ?? contentType ?? 'application/octet-stream',
      size: incoming.size,
      uploadId: randomBytes(24).toString('base64url'),
      path: `${kind}s/${upload.projectId}/${upload.dataset}/${assetFile(name)}`,
      ...(image ? { metadata: image.metadata } : {}),
    },
  }
}

async function createDocument(
  lake: Lake,
  upload: AssetUpload,
  described: DescribedAsset,
): Promise<LakeDocument> {
  const { projectId, dataset, kind, principal, filename, attributes } = upload
  const document = {
    _id: described.id,
    _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    ...attributes,
    ...(filename ? { originalFilename: filename } : {}),
    ...described.attributes,
    url: `${lake.publicUrl}/${String(described.attributes['path'])}`,
  }
  await lake.mutate({ projectId, dataset, mutations: [{ createIfNotExists: document }], principal })
  const created = readDocument(lake.database, upload, described.id)
  if (!created) throw new Error(`${described.id} was committed but cannot be read`)
  return created
}
