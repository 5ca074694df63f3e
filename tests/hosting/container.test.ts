import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '../../schemas/shared/locales.ts'
import { ROOT } from '../../scripts/settings.ts'
import { onePageOfEachKind, readSitePages } from '../../scripts/site-pages.ts'
import { buildContainerSite, type ContainerSite } from './support/container-site.ts'
import { findProgram } from './support/debian.ts'
import { type Instance, PATIENCE, runProgram, startInstance } from './support/instance.ts'

const caddy = findProgram('caddy')

let site: ContainerSite
let first: Instance

beforeAll(async () => {
  site = await buildContainerSite()
  first = await site.start(1)
}, 1_200_000)

afterAll(async () => {
  await first.end('SIGKILL')
  await site.dispose()
})

/** Returns every file of a folder with its size and modification time. */
async function listFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const described = files.map(async ({ parentPath, name }) => {
    const { size, mtimeMs } = await stat(join(parentPath, name))
    return [join(parentPath, name), `${size} bytes, ${mtimeMs}`] as const
  })
  return new Map(await Promise.all(described))
}

const get = (path: string, init?: RequestInit, url = first.url) =>
  fetch(url + path, { redirect: 'manual', ...init })

describe('the image', () => {
  test('contains no secret of its build environment', async () => {
    const found: string[] = []
    for (const path of (await listFiles(site.image.directory)).keys()) {
      const text = await readFile(path, 'latin1')
      if (site.secrets.some((secret) => text.includes(secret))) found.push(path)
      if (/\/\.env/.test(path)) found.push(path)
    }
    expect(found).toEqual([])
  })

  test('uses the form keys and the release name of the environment', async () => {
    const manifest = await readFile(
      join(site.image.directory, 'web/.next/server/server-reference-manifest.json'),
      'utf8',
    )
    expect(JSON.parse(manifest)).toMatchObject({
      encryptionKey: site.settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,
    })
    expect(await (await get('/en')).text()).toContain('dpl=release-1')
  })

  test('serves every kind of response as another user and writes to one folder only', async () => {
    const before = await listFiles(site.image.directory)
    if (process.getuid?.() === 0)
      expect((await stat(`/proc/${first.pid}`)).uid, 'the user of the process').toBe(1000)
    const kinds = onePageOfEachKind(await readSitePages(first.url))
    expect(kinds.length).toBeGreaterThan(30)
    for (const { kind, paths } of kinds) {
      for (const path of Object.values(paths)) {
        const response = await get(path)
        const expected = kind === 'missing page' ? [404] : kind.startsWith('/account/') ? [200, 307] : [200]
        expect(expected, path).toContain(response.status)
        if (response.status !== 307) expect(await response.text(), path).toMatch(/<h1[ >]/)
      }
    }
    for (const { id } of LOCALES)
      expect((await get(`/api/search?locale=${id}&q=cloud`)).status, 'search').toBe(200)
    const page = await (await get('/en')).text()
    const assets = [...page.matchAll(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g)].map(([path]) => path)
    expect(assets.length).toBeGreaterThan(3)
    for (const path of new Set(assets)) expect((await get(path)).status, path).toBe(200)

    expect((await get('/en/services/it-consulting.md')).status, 'Markdown').toBe(200)
    expect((await get('/sitemap.xml')).status).toBe(200)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    const { pathname, search } = new URL(picture ?? '')
    expect((await get(pathname + search)).headers.get('content-type'), picture).toMatch(/^image\//)
    expect((await get('/api/revalidate', { method: 'POST' })).status).toBe(401)
    expect((await get('/api/draft-mode/enable')).status).toBe(401)

    const isCache = ([path]: [string, string]) => path.includes('/web/.next/page-cache/')
    const after = [...(await listFiles(site.image.directory))].filter((file) => !isCache(file))
    expect(after).toEqual([...before].filter((file) => !isCache(file)))
  })

  test('shows a new publish', async () => {
    const title = `Rehearsed ${Date.now()}`
    await site.lake.patch('service-it-consulting').set({ 'title[language=="en"].value': title }).commit()
    const isShown = async () => (await (await get('/en/services/it-consulting')).text()).includes(title)
    await vi.waitUntil(isShown, PATIENCE)
  })

  test('its health check succeeds while it serves, also without the content lake', async () => {
    const check = () => runProgram(site.image.healthCommand, { PORT: new URL(first.url).port })
    await check()
    await site.machine.stopLake()
    const response = await get('/api/health')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: 'ok' })
    await check()
    expect((await get('/en')).status).toBe(200)
    await site.machine.startLake()
  })

  test('on SIGTERM it completes running requests, rejects others and exits', async () => {
    const instance = await site.start(2)
    const port = Number(new URL(instance.url).port)
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const underWay = request({ port, host: '127.0.0.1', path: '/api/cart', method: 'POST', headers })
    const responded = once(underWay, 'response') as Promise<[{ statusCode: number }]>
    underWay.flushHeaders()
    await once(underWay, 'continue')
    underWay.write('{')

    const ended = instance.end('SIGTERM')
    const turnsLoadBalancersAway = () =>
      fetch(`${instance.url}/api/health`).then(
        ({ status }) => status === 503,
        () => true,
      )
    await vi.waitUntil(turnsLoadBalancersAway, PATIENCE)
    underWay.end('}')
    const [{ statusCode }] = await responded
    expect(statusCode, 'an empty cart request is invalid, which only the route knows').toBe(422)
    expect(await ended).toBe(143)

    await expect(runProgram(site.image.healthCommand, { PORT: String(port) })).rejects.toMatchObject({
      code: 1,
    })
  })
})

describe.skipIf(!caddy)('behind the proxy of compose.yaml', () => {
  let second: Instance
  let proxy: Instance
  const ask = (path: string, init?: RequestInit) => get(path, init, proxy.url)

  beforeAll(async () => {
    second = await site.start(2)
    const upstreams = [first, second].map(({ url }) => `127.0.0.1:${new URL(url).port}`)
    proxy = await startInstance({
      command: [caddy ?? '', 'run', '--config', join(ROOT, 'Caddyfile')],
      directory: ROOT,
      environment: {
        HOME: site.machine.settings.dataDirectory,
        SITE_URL: `http://localhost:${site.proxyPort}`,
        SITE_UPSTREAMS: upstreams.join(' '),
      },
      port: site.proxyPort,
      health: '/api/health',
    })
  })
  afterAll(async () => {
    await proxy.end('SIGTERM')
    await second.end('SIGKILL')
  })

  test.each(['zstd', 'gzip'])('pages and scripts are compressed with %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const page = await ask('/en', { headers })
    expect(page.headers.get('content-encoding')).toBe(encoding)
    expect(page.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(page.headers.get('server')).toBeNull()
    const plain = await (await ask('/en', { headers: { 'accept-encoding': 'identity' } })).text()
    const [script = ''] = /\/_next\/static\/[^"'\\ ]+\.js/.exec(plain) ?? []
    expect((await ask(script, { headers })).headers.get('content-encoding')).toBe(encoding)
  })

  test('a forged address does not evade the rate limits', async () => {
    const statuses = new Set<number>()
    let count = 0
    const priceCart = async () => {
      const headers = { 'x-forwarded-for': `198.51.100.${++count % 256}`, 'content-type': 'application/json' }
      statuses.add((await ask('/api/cart', { method: 'POST', headers, body: '{}' })).status)
    }
    await vi.waitUntil(async () => {
      await Promise.all(Array.from({ length: 20 }, priceCart))
      return statuses.has(429)
    }, PATIENCE)
    expect([...statuses]).toEqual([422, 429])
  })

  test('cron requests need the secret', async () => {
    const authorization = `Bearer ${site.settings.CRON_SECRET ?? ''}`
    for (const path of ['/api/orders/reconcile', '/api/forms/deliver']) {
      expect((await ask(path)).status, path).toBe(401)
      expect((await ask(path, { headers: { authorization } })).status, path).toBe(200)
    }
  })

  test('no request fails while an instance is stopped or killed and restarts', async () => {
    const statuses: number[] = []
    let isOver = false
    const visitor = async () => {
      while (!isOver) statuses.push((await ask('/en/contact')).status)
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visitor))
    const seen = (count: number) => {
      const enough = statuses.length + count
      return vi.waitUntil(() => statuses.length >= enough, PATIENCE)
    }
    try {
      await seen(50)
      expect(await second.end('SIGTERM'), 'it stops although visitors keep coming').toBe(143)
      second = await site.start(2)
      await seen(50)
      expect(await second.end('SIGKILL')).toBe('SIGKILL')
      await seen(50)
      second = await site.start(2)
      await seen(50)
    } finally {
      isOver = true
    }
    await visitors
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('its configuration is valid for a public address with TLS', async () => {
    const environment = {
      HOME: site.machine.settings.dataDirectory,
      SITE_URL: 'https://www.example.com',
      SITE_UPSTREAMS: 'site-1:3000 site-2:3000',
    }
    const command = [caddy ?? '', 'adapt', '--validate', '--config', join(ROOT, 'Caddyfile')]
    const stdout = await runProgram(command, environment)
    expect(stdout).toContain('"listen":[":443"]')
    expect(stdout).toContain('{"dial":"site-1:3000"},{"dial":"site-2:3000"}')
  })
})
