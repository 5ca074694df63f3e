import { mkdtemp, rm } from 'node:fs/promises'
import { request as sendRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type EmulatorProcess, startEmulator } from '../../../scripts/emulator-process.ts'

let directory: string
let lake: EmulatorProcess<{ tokens: { administrator: string } }>
let port: number

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hosts-'))
  lake = await startEmulator('content-lake', directory, ['--allow-host', 'lake.internal'])
  port = lake.announced.port
})
afterAll(async () => {
  await lake.kill()
  await rm(directory, { recursive: true })
})

interface HostResponse {
  status: number
  body: string
}

/** Requests a path with a host name, as a browser does when DNS resolves that host to this machine. */
function get(
  path: string,
  host: string,
  method = 'GET',
  more: Record<string, string> = {},
): Promise<HostResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<HostResponse>()
  sendRequest({ host: '127.0.0.1', port, path, method, headers: { host, ...more } }, (response) => {
    let body = ''
    response.on('data', (chunk: Buffer) => (body += chunk.toString()))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
  })
    .on('error', reject)
    .end()
  return promise
}

/** Returns the status of a WebSocket request with a host name; 101 when it is opened. */
function openSocket(host: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/socket/production`, { headers: { host } })
  socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
  socket.on('open', () => resolve(101))
  socket.on('error', () => undefined)
  return promise.finally(() => socket.terminate())
}

test.each([
  ['/v1/ping', 'GET'],
  ['/v1/data/query/production?query=*', 'GET'],
  ['/v1/auth/login/local?origin=http://localhost:3333', 'GET'],
  ['/v1/data/mutate/production', 'POST'],
  ['/images/meridian/production/none.png', 'GET'],
])('a foreign host gets nothing from %s', async (path, method) => {
  const { status, body } = await get(path, `evil.example:${port}`, method)
  expect(status).toBe(421)
  expect(JSON.parse(body)).toMatchObject({
    statusCode: 421,
    message: expect.stringContaining('--allow-host evil.example') as string,
  })
})

test('a foreign host cannot open a socket', async () => {
  expect(await openSocket('evil.example')).toBe(421)
  expect(await openSocket('localhost')).toBe(404)
})

test.each(['localhost', 's0.localhost', 's63.localhost', '127.0.0.1', '127.0.0.2', '[::1]', 'lake.internal'])(
  '%s is served',
  async (host) => {
    expect(await get('/v1/ping', `${host}:${port}`)).toMatchObject({ status: 200 })
  },
)

test('the host names the project when several have a dataset of that name', async () => {
  const authorization = `Bearer ${lake.announced.tokens.administrator}`
  for (const project of ['meridian', 'other']) {
    const path = `/v1/projects/${project}/datasets/production`
    expect(await get(path, 'localhost', 'PUT', { authorization })).toMatchObject({ status: 200 })
  }
  const query = '/v1/data/query/production?query=*'
  const ambiguous = await get(query, 'localhost')
  expect(ambiguous).toMatchObject({
    status: 400,
    body: expect.stringContaining('PROJECT.localhost') as string,
  })
  for (const host of ['meridian.localhost', 's1.other.localhost', 'other.api.localhost'])
    expect(await get(query, `${host}:${port}`), host).toMatchObject({ status: 200 })
  expect(await get(query, 's0.localhost')).toMatchObject({ status: 400 })
  const settings = await get('/v1/datasets/production/settings/embeddings', 'other.localhost')
  expect(JSON.parse(settings.body)).toEqual({ enabled: false, status: 'disabled' })
})
