import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce } from './announce.ts'

const TARGET = { siteUrl: 'https://site.example', secret: 's3cret' }

const pauses: number[] = []
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds)),
}))

/** Creates a site that responds with each status in order; 0 stands for no response. */
function createSite(...statuses: number[]) {
  const requests: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init })
    const status = statuses[requests.length - 1] ?? statuses.at(-1) ?? 0
    return status === 0 ? Promise.reject(new Error('away')) : Promise.resolve(new Response(null, { status }))
  })
  return requests
}

beforeEach(() => {
  pauses.length = 0
})
afterEach(() => vi.unstubAllGlobals())

test('the changed tags are posted to the site with its secret', async () => {
  const requests = createSite(200)
  await announce(['s1:abc', 's1:def'], TARGET)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url).toBe('https://site.example/api/revalidate')
  expect(requests[0]?.init).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer s3cret' },
    body: '{"syncTags":["s1:abc","s1:def"]}',
  })
})

test('many tags are posted in several requests', async () => {
  const requests = createSite(200)
  const tags = Array.from({ length: 12_000 }, (_, index) => `s1:${index}`)
  await announce(tags, TARGET)
  const parts = requests.map(
    ({ init }) => (JSON.parse(init.body as string) as { syncTags: string[] }).syncTags,
  )
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(10_000)
  expect(parts.flat()).toEqual(tags)
})

test('a failed request is retried at growing intervals', async () => {
  const requests = createSite(0, 503, 204)
  await announce(['s1:abc'], TARGET)
  expect(requests).toHaveLength(3)
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
})

test('after all attempts it fails with the last status', async () => {
  const requests = createSite(500)
  await expect(announce(['s1:abc'], TARGET)).rejects.toThrow('last status 500')
  expect(requests.length).toBeGreaterThan(3)
})

test.each([401, 403])(
  'a secret rejected with %i is not retried, nor is it in the message',
  async (status) => {
    const requests = createSite(status)
    const failure = await announce(['s1:abc'], TARGET).catch(String)
    expect(failure).toContain('REVALIDATE_SECRET')
    expect(failure).not.toContain('s3cret')
    expect(requests).toHaveLength(1)
  },
)

test('a missing variable is named', async () => {
  await expect(announce(['s1:abc'], { siteUrl: undefined, secret: 's3cret' })).rejects.toThrow('SITE_URL')
})
