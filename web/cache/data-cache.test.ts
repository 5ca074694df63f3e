import type { CacheEntry } from 'next/cache'
import { beforeEach, expect, test, vi } from 'vitest'
import { cacheClock } from './tag-expiries.ts'

const lake = { isAway: false }
vi.mock('./lake-health.ts', () => ({ HEALTH_MAX_AGE_MS: 0, isLakeAway: () => Promise.resolve(lake.isAway) }))
const { default: cache } = await import('./data-cache.ts')

beforeEach(() => {
  lake.isAway = false
})

const result = (text: string, tags: string[] = []): CacheEntry => ({
  value: new Blob([text]).stream(),
  tags,
  stale: 30,
  timestamp: cacheClock(),
  revalidate: 60,
  expire: 3600,
})

async function read(key: string): Promise<string | undefined> {
  const entry = await cache.get(key, [])
  return entry && new Response(entry.value).text()
}

test('a result can be read again and again', async () => {
  await cache.set('a', Promise.resolve(result('text')))
  expect(await read('a')).toBe('text')
  expect(await read('a')).toBe('text')
  expect(await read('unknown')).toBeUndefined()
})

test('a reader does not wait for a result that another request never finishes', async () => {
  void cache.set('slow', new Promise<CacheEntry>(() => undefined))
  expect(await read('slow')).toBeUndefined()
})

test('a function that fails stores nothing and keeps the result of before', async () => {
  await cache.set('b', Promise.resolve(result('good')))
  await cache.set('b', Promise.reject(new Error('The lake did not respond')))
  expect(await read('b')).toBe('good')
})

test('a tag that expires drops the results that carry it, also those that were being computed', async () => {
  await cache.set('c', Promise.resolve(result('older', ['menu'])))
  const begun = result('begun before', ['menu'])
  await cache.updateTags(['menu'])
  await cache.set('d', Promise.resolve(begun))
  await cache.set('e', Promise.resolve({ ...result('newer', ['menu']), timestamp: cacheClock() + 1 }))
  expect(await read('c')).toBeUndefined()
  expect(await read('d')).toBeUndefined()
  expect(await read('e')).toBe('newer')
  expect(await cache.getExpiration(['menu'])).toBeGreaterThan(0)
})

test('while the lake is away an expired result is used, for ten seconds at a time', async () => {
  await cache.set('f', Promise.resolve(result('last known', ['page'])))
  await cache.updateTags(['page'])
  lake.isAway = true
  expect(await read('f')).toBe('last known')
  expect(await cache.get('f', [])).toMatchObject({ revalidate: 10 })
  lake.isAway = false
  expect(await read('f')).toBeUndefined()
})
