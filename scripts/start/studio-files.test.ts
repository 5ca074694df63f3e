import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStudioHandler } from './studio-files.ts'

const PAGE =
  '<html><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script><style>@font-face { src: url("https://studio-static.sanity.io/Inter-Regular.woff2") }</style><script>hello()</script></html>'
let folder = ''
let server: Server

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'meridian-studio-')), 'dist')
  mkdirSync(join(folder, 'static'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'static', 'sanity-AbCd1234.js'), 'code')
  writeFileSync(join(folder, '..', 'secret'), 'secret')
  const handle = createStudioHandler(folder, 'http://localhost:4000', 'http://localhost:3000')
  server = createServer((incoming, response) => void handle(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(join(folder, '..'), { recursive: true })
})

/** A raw request, because `fetch` normalizes malicious paths before it sends them. */
const get = (path: string, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, method }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

test('every path of the app returns its page, uncached', async () => {
  for (const path of [
    '/',
    '/structure/services',
    '/index.html',
    '/structure/service;service-it.consulting',
  ]) {
    const { status, headers, body } = await get(path)
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).toContain('hello()')
  }
})

test('the page loads no external script or font, and its inline script is allowed by hash', async () => {
  const { headers, body } = await get('/')
  expect(body).not.toContain('sanity-cdn')
  expect(body).not.toContain('sanity.io')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(headers['content-security-policy']).toContain('http://*.localhost:4000')
})

test('hashed files may be cached for a year', async () => {
  const { headers, body } = await get('/static/sanity-AbCd1234.js')
  expect(body).toBe('code')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
})

test('a missing file is a 404, and files outside the folder are unreachable', async () => {
  expect((await get('/static/gone-AbCd1234.js')).status).toBe(404)
  for (const path of ['/../secret', '/%2e%2e/secret', '/static/..%2f..%2fsecret', '/%00', '/%']) {
    expect((await get(path)).body).not.toContain('secret')
  }
  expect((await get('/', 'POST')).status).toBe(405)
})
