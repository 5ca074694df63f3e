/** `GET /images/…` and `GET /files/…`: public assets, as the hosted CDN serves them. */

import { hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { apiError } from '../errors.ts'
import type { LakeDocument, Route, RouteContext } from '../types.ts'
import { findAsset } from './asset-documents.ts'
import { getAssetStorage } from './asset-storage.ts'
import {
  changesPixels,
  type ImageParameters,
  type Output,
  OUTPUTS,
  parseImageParameters,
} from './image-parameters.ts'
import { type AssetName, parseAssetFile } from './names.ts'
import { renderImage } from './render.ts'

/** Part of every cache key: increase it when the same parameters result in other pixels. */
const RENDER_VERSION = 2

const MIME_TYPES: Record<Output, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

export const serveRoutes: Route[] = [
  { method: 'GET', path: '/images/:projectId/:dataset/:file', handle: serveImage },
  { method: 'GET', path: '/files/:projectId/:dataset/:file', handle: serveFile },
]

interface FoundAsset {
  name: AssetName
  document: LakeDocument
}

async function serveImage(context: RouteContext): Promise<Response> {
  const asset = find('image', context)
  const query = context.url.searchParams
  const parameters = parseImageParameters(query)
  const output = chooseOutput(asset.name, parameters, context.request)
  if (!output || query.has('dlRaw')) return serveOriginal(context, asset)

  const canonical = JSON.stringify([RENDER_VERSION, asset.name.sha1, output, parameters])
  const key = hash('sha256', canonical).slice(0, 40)
  const headers = headersFor(context, asset, key, MIME_TYPES[output])
  if (parameters.autoFormat) headers.set('vary', 'Accept')
  if (isKnown(context.request, headers)) return new Response(null, { status: 304, headers })
  const bytes = await rendered(context, asset.name, parameters, output, key)
  return new Response(new Uint8Array(bytes), { headers })
}

async function serveFile(context: RouteContext): Promise<Response> {
  return serveOriginal(context, find('file', context))
}

/** Finds an asset of this dataset or throws a 404; invalid names never reach the disk. */
function find(kind: AssetName['kind'], { lake, params }: RouteContext): FoundAsset {
  const { projectId, dataset = '', file = '' } = params
  const name = parseAssetFile(kind, file)
  const document = name && findAsset(lake, projectId, dataset, name)
  if (!name || !document) throw apiError(404, 'Not Found', `${kind === 'image' ? 'Image' : 'File'} not found`)
  return { name, document }
}

/** Returns the format to render, or undefined to send the original. */
function chooseOutput(
  { extension }: AssetName,
  parameters: ImageParameters,
  request: Request,
): Output | undefined {
  if (parameters.format) return parameters.format
  // Vector images scale by themselves.
  if (extension === 'svg') return undefined
  const own = OUTPUTS.find((output) => output === extension)
  if (parameters.autoFormat) {
    const accept = request.headers.get('accept') ?? ''
    if (accept.includes('image/avif') && extension !== 'gif') return 'avif'
    if (accept.includes('image/webp')) return 'webp'
  }
  return changesPixels(parameters) ? (own ?? 'jpg') : undefined
}

async function rendered(
  { lake }: RouteContext,
  { sha1, dimensions = { width: 1, height: 1 } }: AssetName,
  parameters: ImageParameters,
  output: Output,
  key: string,
): Promise<Buffer> {
  const { originals, renders, rendering, limit } = getAssetStorage(lake)
  const cached = await renders.get(key)
  if (cached) return cached
  const known = rendering.get(key)
  if (known) return known
  const work = limit(async () => {
    await sizeOfOriginal(originals.pathOf(sha1))
    const bytes = await renderImage(originals.pathOf(sha1), dimensions, parameters, output)
    await renders.set(key, bytes)
    return bytes
  })
  rendering.set(key, work)
  return work.finally(() => rendering.delete(key))
}

async function serveOriginal(context: RouteContext, asset: FoundAsset): Promise<Response> {
  const { originals } = getAssetStorage(context.lake)
  const { sha1 } = asset.name
  const size = await sizeOfOriginal(originals.pathOf(sha1))
  const headers = headersFor(context, asset, sha1, String(asset.document['mimeType']))
  headers.set('accept-ranges', 'bytes')
  headers.set('x-sanity-sha1', sha1)
  if (isKnown(context.request, headers)) return new Response(null, { status: 304, headers })
  const range = parseRange(context.request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  headers.set('content-length', String(range ? range.end - range.start + 1 : size))
  const body = Readable.toWeb(originals.read(sha1, range)) as ReadableStream
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** Throws a 404 when the document of an asset exists, but its file was removed from the data folder. */
async function sizeOfOriginal(path: string): Promise<number> {
  const { size } = await stat(path).catch(() => {
    throw apiError(404, 'Not Found', 'The bytes of this asset are missing from the data folder')
  })
  return size
}

function headersFor(
  { url }: RouteContext,
  { name, document }: FoundAsset,
  etag: string,
  type: string,
): Headers {
  const headers = new Headers({
    'content-type': type,
    etag: `"${etag}"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  // Uploads may contain scripts (SVG, HTML); a sandbox without an origin prevents them from running.
  headers.set(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  )
  const download = url.searchParams.get('dl')
  if (download !== null) {
    const uploadedAs = document['originalFilename']
    const ownName = typeof uploadedAs === 'string' ? uploadedAs : `${name.sha1}.${name.extension}`
    headers.set('content-disposition', attachment(download || ownName))
  }
  return headers
}

/** Formats the header of RFC 6266: an ASCII name for old clients, the full name in UTF-8 for others. */
function attachment(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename.toWellFormed()).replace(/['()*]/g, escape)}`
}

function isKnown(request: Request, headers: Headers): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === headers.get('etag'))
}

/**
 * Parses a `Range` header with one range, as players and download managers send. Returns inclusive byte positions, or
 * undefined to send the whole file.
 */
export function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end && start < size ? { start, end } : 'unsatisfiable'
}
