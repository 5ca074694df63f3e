import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
const requests: IncomingMessage[] = []

vi.mock('#web/env.ts', () => ({
  environment: () => ({ SITE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
}))
const { getCurrentRedirects } = await import('./current-redirects.ts')

beforeEach(async () => {
  requests.length = 0
  server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const respond = (response: ServerResponse, status: number, body = '') => response.writeHead(status).end(body)
test('redirects are read at most once a second, and the last list stays during an outage', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const list = [{ source: '/a', destination: '/b', permanent: true }]
  answer = (_, response) => respond(response, 200, JSON.stringify(list))
  expect(await getCurrentRedirects()).toEqual(list)
  expect(await getCurrentRedirects()).toEqual(list)
  expect(requests).toHaveLength(1)
  answer = (_, response) => respond(response, 500)
  vi.setSystemTime(Date.now() + 1_500)
  expect(await getCurrentRedirects()).toEqual(list)
  answer = (_, response) => respond(response, 200, '[]')
  vi.setSystemTime(Date.now() + 1_500)
  expect(await getCurrentRedirects()).toEqual([])
  expect(requests).toHaveLength(3)
  vi.useRealTimers()
})
