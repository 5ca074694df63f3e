import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as PageStoreModule from './page-store.ts'

const lake = { isAway: false }
vi.mock('./lake-health.ts', () => ({ HEALTH_MAX_AGE_MS: 0, isLakeAway: () => Promise.resolve(lake.isAway) }))

let folder: string
const stored = () => readdir(join(folder, 'page-cache')).catch(() => [])
beforeEach(async () => {
  lake.isAway = false
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The cache as a process that has just started has it. */
async function startProcess() {
  vi.resetModules()
  vi.doMock('./page-store.ts', async (original) => {
    const { openPageStore } = await original<typeof PageStoreModule>()
    return { openPageStore: (path: string) => openPageStore(path, 10_000) }
  })
  const { default: PageCache } = await import('./page-cache.ts')
  const newRequest = () => new PageCache({ serverDistDir: join(folder, 'server') })
  return { newRequest, expire: (...tags: string[]) => newRequest().revalidateTag(tags) }
}

const page = (html: string, tags: string[] = [], status = 200) => ({
  kind: 'APP_PAGE',
  status,
  headers: { 'x-next-cache-tags': tags.join(',') },
  html,
  rscData: Buffer.from('1:"data"'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
})
const context = { cacheControl: { revalidate: 60, expire: 3600 } }

test('a page is there for the next request, with its parts and its life', async () => {
  const { newRequest } = await startProcess()
  expect(await newRequest().get('/contact')).toBeNull()
  await newRequest().set('/contact', page('<p>'), context)
  expect(await newRequest().get('/contact')).toMatchObject({ value: page('<p>'), ...context })
})

test('a tag expires the pages that carry it, and no others', async () => {
  const { newRequest, expire } = await startProcess()
  await newRequest().set('/contact', page('<p>', ['menu', 'contact']), context)
  await newRequest().set('/about', page('<p>', ['menu', 'about']), context)
  await expire('contact')
  expect(await newRequest().get('/contact')).toBeNull()
  expect(await newRequest().get('/about')).not.toBeNull()
})

test('a publish while a page is rendered expires it', async () => {
  const { newRequest, expire } = await startProcess()
  const request = newRequest()
  await expire('menu')
  await request.set('/contact', page('<p>older', ['menu']), context)
  expect(await newRequest().get('/contact')).toBeNull()
  await newRequest().set('/contact', page('<p>newer', ['menu']), context)
  expect(await newRequest().get('/contact')).not.toBeNull()
})

test('after a start, pages of before are used only while the lake is away', async () => {
  const first = await startProcess()
  await first.newRequest().set('/contact', page('<p>'), context)
  const second = await startProcess()
  expect(await second.newRequest().get('/contact')).toBeNull()
  lake.isAway = true
  expect(await second.newRequest().get('/contact')).toMatchObject({
    value: { html: '<p>', rscData: Buffer.from('1:"data"') },
    cacheControl: { revalidate: 10 },
  })
})

test('an expired page is used while the lake is away, and not any more once it is back', async () => {
  const { newRequest, expire } = await startProcess()
  await newRequest().set('/contact', page('<p>', ['menu']), context)
  await expire('menu')
  lake.isAway = true
  expect(await newRequest().get('/contact')).not.toBeNull()
  lake.isAway = false
  expect(await newRequest().get('/contact')).toBeNull()
})

test('when memory is full, pages are read from disk', async () => {
  const { newRequest } = await startProcess()
  const paths = Array.from({ length: 20 }, (_, index) => `/page/${index}`)
  for (const path of paths) await newRequest().set(path, page(path.repeat(200)), context)
  for (const path of paths)
    expect(await newRequest().get(path)).toMatchObject({ value: { html: path.repeat(200) } })
})

test('made-up addresses do not reach the disk', async () => {
  const { newRequest } = await startProcess()
  await newRequest().set('/made-up', page('<p>', [], 404), context)
  expect(await newRequest().get('/made-up')).not.toBeNull()
  expect(await stored()).toEqual([])
})

test('a damaged file counts as no page', async () => {
  const { newRequest } = await startProcess()
  await newRequest().set('/contact', page('<p>'), context)
  const [name = ''] = await stored()
  await writeFile(join(folder, 'page-cache', name), 'garbage')
  lake.isAway = true
  expect(await (await startProcess()).newRequest().get('/contact')).toBeNull()
})

test('a disk that cannot be written is reported once, and pages stay in memory', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  await writeFile(join(folder, 'page-cache'), 'a file where the folder should be')
  const { newRequest } = await startProcess()
  await newRequest().set('/one', page('<p>'), context)
  await newRequest().set('/two', page('<p>'), context)
  expect(await newRequest().get('/one')).not.toBeNull()
  expect(await newRequest().get('/two')).not.toBeNull()
  expect(report).toHaveBeenCalledTimes(1)
})
