import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openTemporaryLake, type TemporaryLake } from '../testing/temporary-lake.ts'
import type { QueryService } from '../types.ts'
import { QueryLog, withoutValues } from './query-log.ts'

let open: TemporaryLake
beforeAll(async () => {
  open = openTemporaryLake()
  await open.mutate([
    { create: { _id: 'a', _type: 'note', slug: { current: 'first' } } },
    { create: { _id: 'drafts.b', _type: 'note' } },
  ])
})
afterAll(() => open.close())

const ask = (query: string, more = '') =>
  open.request(`/v2025-10-01/data/query/production?query=${encodeURIComponent(query)}${more}`)

const page = async () => (await open.request('/')).text()

test('a query reports on request how it read the dataset', async () => {
  const answer = await ask(
    '*[_type == "note" && slug.current == "first"]{"same": *[_type == "note"]}',
    '&explain=true',
  )
  expect(await answer.json()).toMatchObject({
    explain: [
      { by: 'type note by slug.current', times: 1, documents: 1 },
      { by: 'type note', times: 1, documents: 1 },
    ],
  })
  expect(await (await ask('*[_type == "note"]')).json()).not.toHaveProperty('explain')
})

test('the page shows datasets and the slowest queries without their values', async () => {
  await ask('*[_type == "note" && email == "nadia@client.example" && reading > 7350918246][0...3]')
  await ask('*[broken')
  const html = await page()
  expect(html).toContain('production')
  expect(html).toMatch(/<td class="number">2<\/td><td class="number">1<\/td>/)
  expect(html).toContain('email == &#34;…&#34; &#38;&#38; reading &#62; …')
  expect(html).toContain('type note (1×, 1 documents)')
  expect(html).not.toContain('nadia')
  expect(html).not.toContain('7350918246')
})

test('a webhook is shown without secrets in its URL, with its pending deliveries', async () => {
  await open.request('/v2021-03-25/hooks/projects/meridian', {
    as: 'administrator',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Hook',
      type: 'document',
      dataset: 'production',
      url: 'http://localhost:9/<b>?secret=hidden',
      rule: { on: ['create'] },
    }),
  })
  const html = await page()
  expect(html).toContain('http://localhost:9/')
  expect(html).not.toContain('hidden')
  expect(html).not.toContain('<b>')
})

test('the page is served on its own machine only, even when the lake accepts other hosts', async () => {
  const page = 'http://lake.example/'
  expect((await open.handle(new Request(page))).status).toBe(421)
  Object.assign(open.lake, { allowedHosts: ['lake.example'] })
  expect((await open.handle(new Request(page))).status).toBe(403)
})

test.each([
  [
    '*[_type == "post" && title match "it\\"s*"]{"name": title}',
    '*[_type == "…" && title match "…"]{"name": title}',
  ],
  ["*[_id in ['a', 'b']] | order(date desc) [0...24]", '*[_id in ["…", "…"]] | order(date desc) […...…]'],
  ['*{"kind" : "secret", "of": \'theirs\'}', '*{"kind" : "…", "of": "…"}'],
  ['*[h1 == $h1 && price > 12.5] // somebody@example.com', '*[h1 == $h1 && price > …]'],
])('%s is shown without its values', (query, shown) => {
  expect(withoutValues(query)).toBe(shown)
})

test('the log counts the queries of the last minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = new QueryLog()
  const service = log.watch({ answer: () => Promise.resolve({ reads: [] }) } as unknown as QueryService)
  const query = async (times: number) => {
    for (let time = 0; time < times; time += 1) await service.answer({ query: '*' } as never)
  }
  await query(120)
  vi.advanceTimersByTime(40_000)
  await query(60)
  expect(log.perSecond()).toBe(3)
  vi.advanceTimersByTime(30_000)
  expect(log.perSecond()).toBe(1)
  vi.advanceTimersByTime(300_000)
  expect(log.perSecond()).toBe(0)
})
