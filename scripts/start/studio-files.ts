import { createReadStream, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { removeHostedFiles, studioContentSecurityPolicy } from './studio-policy.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
/** A file whose name contains a content hash never changes. */
const HASHED = /-[\w-]{8}\.\w+$/
const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }

/**
 * Creates a handler for a built Studio: static files, and its one page for every other path. Hashed files may
 * be cached for a year, everything else is revalidated.
 */
export function createStudioHandler(folder: string, lakeUrl: string, webUrl: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const file = findFile(folder, request.url ?? '/')
    if (file) sendFile(file.path, file.size, request, response)
    else if (isMissingAsset(request.url ?? '/')) response.writeHead(404, HEADERS).end()
    else await sendPage(folder, lakeUrl, webUrl, request, response)
  }
}

/** A missing script or picture is a 404, not the page. */
const isMissingAsset = (url: string): boolean =>
  pathOf(url) !== '/index.html' && extname(pathOf(url)) in CONTENT_TYPES

const pathOf = (url: string): string => URL.parse(url, 'http://studio')?.pathname ?? '/'

/**
 * Returns the file that an address names inside the folder; null for folders, the page itself and anything
 * outside.
 */
function findFile(folder: string, url: string): { path: string; size: number } | null {
  let name
  try {
    name = decodeURIComponent(pathOf(url))
  } catch {
    return null
  }
  const path = normalize(join(folder, name))
  if (!path.startsWith(folder + sep) || path.includes('\0') || name === '/index.html') return null
  const info = statSync(path, { throwIfNoEntry: false })
  return info?.isFile() ? { path, size: info.size } : null
}

function sendFile(path: string, size: number, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    ...HEADERS,
    'content-type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': size,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response)
}

async function sendPage(
  folder: string,
  lakeUrl: string,
  webUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const html = removeHostedFiles(await readFile(join(folder, 'index.html'), 'utf8'))
  response.writeHead(200, {
    ...HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': studioContentSecurityPolicy(html, lakeUrl, webUrl),
  })
  response.end(request.method === 'HEAD' ? undefined : html)
}
