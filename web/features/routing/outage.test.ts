import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: IncomingMessage[] = []

vi.mock('#web/env.ts', () => ({
  environment: () => ({ SITE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
}))
const { answerDuringOutage, OUTAGE_CHECK_HEADER } = await import('./outage.ts')
const { currentRedirects } = await import('./current-redirects.ts')

beforeEach(async () => {
  asked.length = 0
  server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const respond = (response: ServerResponse, status: number, body = '') => response.writeHead(status).end(body)
const visit = (path: string) =>
  answerDuringOutage(new Request(`http://anything.example${path}`, { headers: { cookie: 'a=b' } }), 'ar')

test('a page from the cache is served as ever', async () => {
  answer = (_, response) => respond(response, 200)
  expect(await visit('/ar/contact?x=1')).toBeNull()
  expect(asked.map(({ url }) => url)).toEqual(['/ar/contact?x=1'])
  expect(asked[0]?.headers).toMatchObject({ [OUTAGE_CHECK_HEADER]: '1', cookie: 'a=b' })
})

test('a missing page stays missing', async () => {
  answer = (_, response) => respond(response, 404)
  expect(await visit('/ar/nothing')).toBeNull()
})

test('a page that fails is answered by the error page in its language, with 503 and when to try again', async () => {
  answer = ({ url }, response) =>
    url === '/ar/unavailable' ? respond(response, 200, '<h1>حدث خطأ</h1>') : respond(response, 500)
  const found = await visit('/ar/services/new')
  expect(found?.status).toBe(503)
  expect(found?.headers.get('retry-after')).toBe('10')
  expect(found?.headers.get('cache-control')).toBe('no-store')
  expect(await found?.text()).toBe('<h1>حدث خطأ</h1>')
})

test('without an error page, Next answers by itself', async () => {
  answer = (_, response) => respond(response, 500)
  expect(await visit('/ar/services/new')).toBeNull()
})

test('redirects are read at most once a second, and go on while they cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const list = [{ source: '/a', destination: '/b', permanent: true }]
  answer = (_, response) => respond(response, 200, JSON.stringify(list))
  expect(await currentRedirects()).toEqual(list)
  expect(await currentRedirects()).toEqual(list)
  expect(asked).toHaveLength(1)
  answer = (_, response) => respond(response, 500)
  vi.setSystemTime(Date.now() + 1_500)
  expect(await currentRedirects()).toEqual(list)
  answer = (_, response) => respond(response, 200, '[]')
  vi.setSystemTime(Date.now() + 1_500)
  expect(await currentRedirects()).toEqual([])
  expect(asked).toHaveLength(3)
  vi.useRealTimers()
})
