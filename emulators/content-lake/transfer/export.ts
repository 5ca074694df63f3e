/** Creates the archive of `sanity dataset export`: data.ndjson, assets.json, images/ and files/ in one folder. */

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import tar, { type Pack } from 'tar-stream'
import type { LakeDocument } from '../types.ts'
import { assetMapKey, exportAddresses, exportPath } from './asset-fields.ts'
import type { ExportSource } from './export-source.ts'

interface ExportOptions {
  /** Name of the folder inside the archive. */
  name: string
  /** Includes ids with a dot that are neither drafts nor versions: orders, customers, inquiries. */
  includePrivate?: boolean
}

/** Ids with a dot are never public; drafts and versions are editorial content, the others are private. */
export function isPrivate(id: string): boolean {
  return id.includes('.') && !/^(drafts|versions)\./.test(id)
}

/** Writes a `.tar.gz` to `output` and returns its counts. Assets pass through the disk one at a time. */
export async function exportArchive(
  source: ExportSource,
  output: Writable,
  { name, includePrivate = false }: ExportOptions,
): Promise<{ documents: number; assets: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  const pack = tar.pack()
  const writing = pipeline(pack, createGzip(), output)
  try {
    const done = await Promise.race([
      fill(pack, folder, source, name, includePrivate),
      writing.then(unfinished),
    ])
    pack.finalize()
    await writing
    return done
  } catch (error) {
    pack.destroy()
    await writing.catch(() => undefined)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(pack: Pack, folder: string, source: ExportSource, name: string, includePrivate: boolean) {
  const dataFile = join(folder, 'data.ndjson')
  const assetMap: Record<string, unknown> = {}
  let documents = 0
  async function* lines() {
    for await (const document of source.documents()) {
      const path = exportPath(document._id)
      if (path && isAsset(document)) {
        await addFile(pack, `${name}/${path}`, await source.openAsset(document), join(folder, 'asset'))
        assetMap[assetMapKey(document._id)] = describingAttributes(document)
      } else if (includePrivate || !isPrivate(document._id)) {
        documents += 1
        yield `${JSON.stringify(exportAddresses(document))}\n`
      }
    }
  }
  await pipeline(lines, createWriteStream(dataFile))
  pack.entry({ name: `${name}/assets.json` }, JSON.stringify(assetMap))
  await addEntry(pack, `${name}/data.ndjson`, dataFile)
  return { documents, assets: Object.keys(assetMap).length }
}

/** Uses a file, because an archive states each size before the content. */
async function addFile(pack: Pack, name: string, body: Readable, path: string): Promise<void> {
  await pipeline(body, createWriteStream(path))
  await addEntry(pack, name, path)
}

async function addEntry(pack: Pack, name: string, path: string): Promise<void> {
  const { size } = await stat(path)
  await pipeline(createReadStream(path), pack.entry({ name, size }))
}

function isAsset({ _type }: LakeDocument): boolean {
  return _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset'
}

function describingAttributes(document: LakeDocument): Record<string, unknown> {
  const derived = new Set(['_id', '_type', 'assetId', 'extension', 'mimeType', 'path', 'uploadId', 'url'])
  return Object.fromEntries(Object.entries(document).filter(([attribute]) => !derived.has(attribute)))
}

function unfinished(): never {
  throw new Error('The output ended before the export did')
}
