import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createKeyedLock, createLimit } from './concurrency.ts'
import { assetFile, fileExtension, parseAssetFile } from './names.ts'
import { RenderCache } from './render-cache.ts'
import { parseRange } from './serve.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sha1 = 'a'.repeat(40)

test('only file names that an upload can create are parsed', () => {
  const name = { kind: 'image', sha1, dimensions: { width: 3, height: 2 }, extension: 'png' } as const
  expect(parseAssetFile('image', assetFile(name))).toEqual(name)
  expect(parseAssetFile('file', `${sha1}.pdf`)).toEqual({ kind: 'file', sha1, extension: 'pdf' })
  for (const trick of [
    '../../lake.sqlite',
    `${sha1}-3x2.png/..`,
    `${sha1}-3x2.png\0`,
    `${sha1.toUpperCase()}.pdf`,
    '',
    '.',
  ]) {
    expect(parseAssetFile('image', trick)).toBeUndefined()
    expect(parseAssetFile('file', trick)).toBeUndefined()
  }
  expect([
    fileExtension('A.PDF'),
    fileExtension('archive.tar.gz'),
    fileExtension('x./../y'),
    fileExtension(undefined),
  ]).toEqual(['pdf', 'gz', 'bin', 'bin'])
})

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=0-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-2', 'unsatisfiable'],
  ['bytes=0-1,3-4', undefined],
  [null, undefined],
])('range %s of ten bytes', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected)
})

test('the cache evicts the least recently used images and keeps the order after a restart', async () => {
  const cache = new RenderCache(join(folder, 'cache'), 100)
  await cache.set('aa', Buffer.alloc(40))
  await cache.set('bb', Buffer.alloc(40))
  await cache.get('aa')
  await cache.set('cc', Buffer.alloc(40))
  await cache.set('dd', Buffer.alloc(200))
  const reopened = new RenderCache(join(folder, 'cache'), 100)
  const kept = await Promise.all(['aa', 'bb', 'cc', 'dd'].map((key) => reopened.get(key)))
  expect(kept.map((bytes) => bytes?.length)).toEqual([40, undefined, 40, undefined])
})

test('a file that disappears while the cache is opened is left out', async () => {
  await new RenderCache(join(folder, 'vanishing'), 100).set('aa', Buffer.alloc(40))
  // A link without a target is listed, but cannot be read.
  await symlink(join(folder, 'nowhere'), join(folder, 'vanishing', 'bb'))
  const cache = new RenderCache(join(folder, 'vanishing'), 100)
  expect(await cache.get('bb')).toBeUndefined()
  expect(await cache.get('aa')).toHaveLength(40)
})

test('an image that is requested while it is stored counts for the capacity', async () => {
  const cache = new RenderCache(join(folder, 'busy'), 100)
  await Promise.all([cache.set('aa', Buffer.alloc(60)), cache.get('aa')])
  expect(await cache.get('aa')).toHaveLength(60)
  await cache.set('bb', Buffer.alloc(60))
  await vi.waitFor(async () => expect(await readdir(join(folder, 'busy'))).toEqual(['bb']))
})

test('a cache in a read-only folder stores nothing and reports nothing', async () => {
  await writeFile(join(folder, 'no-folder'), '')
  const cache = new RenderCache(join(folder, 'no-folder', 'cache'), 100)
  await cache.set('aa', Buffer.alloc(40))
  expect(await cache.get('aa')).toBeUndefined()
})

test('the concurrency limit holds, also after failures', async () => {
  const limit = createLimit(2)
  let running = 0
  let most = 0
  const task = (index: number) =>
    limit(async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running -= 1
      if (index === 1) throw new Error('one fails')
      return index
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(task))
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('a keyed lock runs tasks of one key in order', async () => {
  const lock = createKeyedLock()
  const order: string[] = []
  const slow = lock('a', async () => {
    await new Promise(setImmediate)
    order.push('first')
  })
  await Promise.all([
    slow,
    lock('a', () => Promise.resolve(order.push('second'))),
    lock('b', () => Promise.resolve(order.push('other'))),
  ])
  expect(order).toEqual(['other', 'first', 'second'])
})
