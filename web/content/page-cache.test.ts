import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, stat, utimes, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReadRegister } from './read-register.ts'

let folder: string
const files = {
  existsSync,
  readFile,
  stat,
  writeFile,
  mkdir: (path: string) => mkdir(path, { recursive: true }),
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-pages-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  tagsManifest.clear()
})

/** The cache as Next makes it after a start: first for the proxy, then for the pages of the build in the folder. */
async function openCache() {
  vi.resetModules()
  const { default: PageCache } = await import('./page-cache.ts')
  type Options = ConstructorParameters<typeof PageCache>[0]
  const options = { fs: files, flushToDisk: true, revalidatedTags: [] } as unknown as Options
  new PageCache(options)
  return new PageCache({ ...options, serverDistDir: join(folder, 'server') })
}

/** A built page, as Next hands it over. */
function page(status: number, tags = '') {
  const built = {
    kind: 'APP_PAGE',
    html: '<p>',
    rscData: Buffer.from('1:"contact"'),
    headers: { 'x-next-cache-tags': tags },
    status,
    postponed: undefined,
  }
  return built as unknown as Parameters<Awaited<ReturnType<typeof openCache>>['set']>[1]
}

test('what was expired before a stop is expired after the next start', async () => {
  const register = openReadRegister(join(folder, 'reads.sqlite'))
  register.expire(['read:a'])
  register.close()
  await openCache()
  expect(tagsManifest.get('read:a')?.expired).toBeLessThanOrEqual(Date.now())
  expect(tagsManifest.has('read:b')).toBe(false)
})

test('a build without a register starts as usual', async () => {
  rmSync(folder, { recursive: true })
  await openCache()
  expect(tagsManifest.size).toBe(0)
})

const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as unknown as Parameters<
  Awaited<ReturnType<typeof openCache>>['set']
>[2] &
  Parameters<Awaited<ReturnType<typeof openCache>>['get']>[1]

test('a page whose content expired while it was rendered is rendered again for the next visitor', async () => {
  const cache = await openCache()
  vi.setSystemTime(Date.now() - 1000)
  expect(await cache.get('/contact', context)).toBeNull()
  vi.useRealTimers()
  tagsManifest.set('read:menu', { expired: Date.now() - 500 })
  await cache.set('/contact', page(200, 'read:hero,read:menu'), context)
  expect(await cache.get('/contact', context), 'the older one was not kept').toBeNull()
  await cache.set('/contact', page(200, 'read:hero,read:menu'), context)
  expect(await cache.get('/contact', context), 'the next one is').not.toBeNull()
})

test('so is one that was rendered anew for its age', async () => {
  const cache = await openCache()
  const aged = { ...context, cacheControl: { revalidate: 1, expire: 3600 } }
  await cache.set('/contact', page(200, 'read:menu'), aged)
  const fiveSecondsAgo = Date.now() / 1000 - 5
  await utimes(join(folder, 'server', 'app', 'contact.html'), fiveSecondsAgo, fiveSecondsAgo)
  vi.setSystemTime(Date.now() - 1000)
  expect(await cache.get('/contact', context), 'shown while the next one is rendered').not.toBeNull()
  vi.useRealTimers()
  tagsManifest.set('read:menu', { expired: Date.now() - 500 })
  await cache.set('/contact', page(200, 'read:menu'), aged)
  expect(await cache.get('/contact', context)).toBeNull()
})

test('a page that waited long for its first visitor is kept, whatever else expired', async () => {
  const cache = await openCache()
  await cache.get('/contact', context)
  tagsManifest.set('read:another', { expired: Date.now() })
  await cache.set('/contact', page(200, 'read:hero'), context)
  expect(await cache.get('/contact', context)).not.toBeNull()
})

test('a whole page is there again after a start, with what links show it by', async () => {
  const asNextAsks = { ...context, isRoutePPREnabled: true } as unknown as typeof context
  await (await openCache()).set('/contact', page(200), asNextAsks)
  expect(await (await openCache()).get('/contact', asNextAsks)).toMatchObject({
    value: { html: '<p>', rscData: Buffer.from('1:"contact"') },
  })
})

test('pages are written, the 404 pages of made-up addresses are not', async () => {
  const cache = await openCache()
  await cache.set('/contact', page(200), context)
  await cache.set('/made-up', page(404), context)
  expect(existsSync(join(folder, 'server', 'app', 'contact.html'))).toBe(true)
  expect(existsSync(join(folder, 'server', 'app', 'made-up.html'))).toBe(false)
})
