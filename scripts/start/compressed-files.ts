import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const ENDING = '.br'
/** What is worth it, and how it is announced. Pictures and fonts are compressed as they are. */
const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
}
const shrink = promisify(brotliCompress)

/** Lays beside each script and style of a folder what Brotli makes of it at its best: too slow for each visit, once for a build. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((path) => extname(path) in CONTENT_TYPES)
  await Promise.all(files.map(async (path) => writeFile(path + ENDING, await shrink(await readFile(path)))))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Finds what `compressFiles` left in a folder, and makes what changes a request for one of its files into one for the compressed
 * file, where the browser takes it. What answers the request need know nothing of it: type and encoding are said already.
 *
 * @param path where the folder's files are asked for, without a slash at the end
 */
export async function preferCompressed(folder: string, path: string) {
  const compressed = new Set(
    (await filesIn(folder))
      .filter((file) => file.endsWith(ENDING))
      .map((file) => `${path}/${relative(folder, file).split(sep).join('/')}`),
  )
  return (request: IncomingMessage, response: ServerResponse): void => {
    const file = URL.parse(request.url ?? '', 'http://site')?.pathname ?? ''
    if (!compressed.has(file + ENDING)) return
    response.setHeader('Vary', 'Accept-Encoding')
    if (!/\bbr\b(?!\s*;\s*q=0)/.test(String(request.headers['accept-encoding']))) return
    request.url = file + ENDING
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Type', CONTENT_TYPES[extname(file)]!)
  }
}
