import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFiles, preferCompressed } from './compressed-files.ts'

const SCRIPT = 'console.log("again and again");\n'.repeat(500)
let folder: string
let server: Server
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'))
  await mkdir(join(folder, 'chunks'))
  await writeFile(join(folder, 'chunks', 'a~b.js'), SCRIPT)
  await writeFile(join(folder, 'style.css'), 'a{color:red}')
  await writeFile(join(folder, 'font.woff2'), 'packed')
  await compressFiles(folder)
  await writeFile(join(folder, 'later.js'), SCRIPT)
  const prefer = await preferCompressed(folder, '/files')
  // Serves any file as it is: what stands behind knows nothing of encodings.
  server = createServer((request, response) => {
    prefer(request, response)
    const name = decodeURIComponent((request.url ?? '').slice('/files'.length))
    readFile(join(folder, name)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, accepted: string) =>
  fetch(address + path, { headers: { 'accept-encoding': accepted } })

test('scripts and styles are there twice, what is packed already is not', async () => {
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'chunks',
    'chunks/a~b.js',
    'chunks/a~b.js.br',
    'font.woff2',
    'later.js',
    'style.css',
    'style.css.br',
  ])
})

test('a browser that takes Brotli gets little, and reads the same', async () => {
  const answer = await get('/chunks/a~b.js?v=1', 'gzip, deflate, br, zstd')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toMatch(/^application\/javascript/)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(SCRIPT)
  expect((await readFile(join(folder, 'chunks', 'a~b.js.br'))).length).toBeLessThan(200)
})

test.each(['gzip, deflate', 'identity', 'gzip, br;q=0'])(
  'one that takes %s gets the file itself',
  async (accepted) => {
    const answer = await get('/style.css', accepted)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe('a{color:red}')
  },
)

test.each(['/font.woff2', '/later.js', '/missing.js'])('%s is asked for as ever', async (path) => {
  const answer = await get(path, 'br')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.status).toBe(path === '/missing.js' ? 404 : 200)
})
