/** Opens an import: NDJSON, gzipped or not, or an archive of `sanity datasets export`. */

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import tar from 'tar-stream'
import { isRecord } from '../../shared/json.ts'
import { apiError } from '../errors.ts'
import { checkDepth } from '../http/body.ts'

export interface ImportSource {
  /** Documents in the order of the file. Throws a 400 that names the line. */
  documents(): AsyncGenerator<Record<string, unknown>>
  /** Opens `file://./images/x.png`; files outside the source are rejected. */
  openFile(url: string): Promise<{ body: Readable; filename: string }>
  /** Addresses of all assets of an archive, including unreferenced ones. */
  carried: string[]
  /** The `assets.json` of an archive: authors' attributes by `image-<sha1>`. */
  assetMap: Record<string, Record<string, unknown>>
  close(): Promise<void>
}

/** `assetsFolder` is the base of relative addresses in plain NDJSON; without it they are rejected. */
export async function openImportSource(input: Readable, assetsFolder?: string): Promise<ImportSource> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const raw = join(folder, 'input')
    await pipeline(input, createWriteStream(raw))
    const plain = (await startsWith(raw, [0x1f, 0x8b])) ? join(folder, 'plain') : raw
    if (plain !== raw) await pipeline(createReadStream(raw), createGunzip(), createWriteStream(plain))
    if (!(await isTar(plain))) return source(plain, assetsFolder, [], {}, close)

    const unpacked = join(folder, 'unpacked')
    await unpack(plain, unpacked)
    const data = (await filesIn(unpacked)).find((path) => path.endsWith('.ndjson'))
    if (!data) throw apiError(400, 'Bad Request', 'The archive holds no .ndjson file')
    const base = dirname(data)
    const carried = (await filesIn(base)).flatMap((path) => {
      const [, kind, name] =
        /^(image|file)s\/([^/]+)$/.exec(path.slice(base.length + 1).replaceAll(sep, '/')) ?? []
      return kind && name ? [`${kind}@file://./${kind}s/${name}`] : []
    })
    return source(data, base, carried, await readAssetMap(join(base, 'assets.json')), close)
  } catch (error) {
    await close()
    throw isBroken(error)
      ? apiError(400, 'Bad Request', `The upload cannot be read: ${error.message}`)
      : error
  }
}

function source(
  dataFile: string,
  base: string | undefined,
  carried: string[],
  assetMap: ImportSource['assetMap'],
  close: () => Promise<void>,
): ImportSource {
  return {
    documents: () => readDocuments(dataFile),
    async openFile(url) {
      const relative = /^file:\/\/(\.\/.+)$/.exec(url)?.[1]
      if (!base || !relative) throw apiError(400, 'Bad Request', `"${url}" is not a path inside the import`)
      const root = await realpath(base)
      const path = await findFile(root, relative)
      if (!path?.startsWith(root + sep))
        throw apiError(400, 'Bad Request', `There is no file "${relative}" in the import`)
      return { body: createReadStream(path), filename: basename(path) }
    },
    carried,
    assetMap,
    close,
  }
}

/** Returns the real path of an encoded one, null for a missing file and a malformed path. */
async function findFile(root: string, encoded: string): Promise<string | null> {
  try {
    return await realpath(resolve(root, decodeURIComponent(encoded)))
  } catch {
    return null
  }
}

async function* readDocuments(path: string): AsyncGenerator<Record<string, unknown>> {
  let line = 0
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    line += 1
    if (text.trim() !== '') yield parseDocument(text, line)
  }
}

function parseDocument(text: string, line: number): Record<string, unknown> {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw apiError(400, 'Bad Request', `Line ${line} is not JSON`)
  }
  if (!isRecord(document) || typeof document['_type'] !== 'string')
    throw apiError(400, 'Bad Request', `Line ${line} is not a document: it needs a _type`)
  checkDepth(document)
  return document
}

/** Unpacks plain files. Names outside the folder end up inside it or are rejected. */
async function unpack(path: string, folder: string): Promise<void> {
  const extract = tar.extract()
  const reading = pipeline(createReadStream(path), extract)
  // A rejected entry ends it too; without a handler that would end the process.
  reading.catch(() => undefined)
  for await (const entry of extract) {
    const target = resolve(folder, `./${entry.header.name}`)
    if (!target.startsWith(folder + sep))
      throw apiError(400, 'Bad Request', `The archive names "${entry.header.name}"`)
    if (entry.header.type === 'file') {
      await mkdir(dirname(target), { recursive: true })
      await pipeline(entry, createWriteStream(target))
    } else entry.resume()
  }
  await reading
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

async function readAssetMap(path: string): Promise<ImportSource['assetMap']> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const map = JSON.parse(text) as unknown
  return isRecord(map) ? (map as ImportSource['assetMap']) : {}
}

async function startsWith(path: string, bytes: number[], at = 0): Promise<boolean> {
  const stream = createReadStream(path, { start: at, end: at + bytes.length - 1 })
  const [head] = (await stream.toArray()) as Buffer[]
  return head?.equals(Buffer.from(bytes)) ?? false
}

function isTar(path: string): Promise<boolean> {
  return startsWith(path, [...Buffer.from('ustar')], 257)
}

/** Returns whether zlib, tar or JSON report damaged input. */
function isBroken(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return (
    code.startsWith('Z_') || error instanceof SyntaxError || /tar header|end of data/i.test(error.message)
  )
}
