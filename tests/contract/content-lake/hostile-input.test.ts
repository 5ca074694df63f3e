import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openTestLake } from './support/open-lake.ts'

const lake = await openTestLake()
const faults: unknown[] = []
const note = (error: unknown) => faults.push(error)
process.on('uncaughtExceptionMonitor', note)
process.on('unhandledRejection', note)
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', note)
  process.off('unhandledRejection', note)
  await lake.close()
})

/** Sends raw bytes, disconnects immediately or after the response, and returns the first line of it. */
function send(bytes: string, hangUp = false): Promise<string> {
  return new Promise((resolve) => {
    let result = ''
    const socket = connect(Number(new URL(lake.url).port), '127.0.0.1', () => {
      socket.write(bytes, () => {
        if (hangUp) socket.destroy()
      })
    })
    socket.on('data', (chunk) => {
      result += chunk.toString()
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(result.split('\r\n')[0] ?? ''))
  })
}

const host = 'host: localhost\r\n'
const post = `POST /v1/data/mutate/production HTTP/1.1\r\n${host}`
const authorized = () => `authorization: Bearer ${lake.tokens['editor']}\r\n`

test.each([
  ['noise', '\u0000\u0001garbage\r\n\r\n', /^HTTP\/1.1 400/],
  ['no host', 'GET /v1/ping HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400/],
  ['a host that is none', 'GET /v1/ping HTTP/1.1\r\nhost: ][\r\n\r\n', /^HTTP\/1.1 400/],
  ['an address that is none', `GET http://[ HTTP/1.1\r\n${host}\r\n`, /^HTTP\/1.1 4/],
  ['a forbidden method', `TRACE /v1/ping HTTP/1.1\r\n${host}\r\n`, /^HTTP\/1.1 400/],
  [
    'headers without end',
    `GET /v1/ping HTTP/1.1\r\n${host}x: ${'y'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1.1 4/,
  ],
  [
    'an upgrade to nowhere',
    `GET /v1/ping HTTP/1.1\r\n${host}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    /^HTTP\/1.1 4/,
  ],
  ['a length that is none', `${post}content-length: many\r\n\r\n`, /^HTTP\/1.1 400/],
  ['a client that claims too much', `${post}content-length: 99999999999\r\n\r\n{`, /^HTTP\/1.1 4/],
  ['broken chunks', `${post}transfer-encoding: chunked\r\n\r\nZZ\r\n`, /^HTTP\/1.1 4/],
])('%s gets a response and closes', async (_what, bytes, status) => {
  expect(await send(bytes)).toMatch(status)
})

test('clients that disconnect at any point do no harm', async () => {
  const body = JSON.stringify({ mutations: [{ create: { _type: 'note', text: 'x'.repeat(1000) } }] })
  const whole = `${post}${authorized()}content-length: ${body.length}\r\n\r\n${body}`
  const cuts = Array.from({ length: 40 }, (_, index) => Math.round((whole.length * (index + 1)) / 40))
  await Promise.all(cuts.map((cut) => send(whole.slice(0, cut), true)))
  const listening = `GET /v1/data/listen/production?query=* HTTP/1.1\r\n${host}${authorized()}\r\n`
  await Promise.all(Array.from({ length: 20 }, () => send(listening)))
  await lake.client().create({ _id: 'after', _type: 'note' })
})

test('expensive queries end within their time limit while others are processed', async () => {
  const client = lake.client()
  await client.mutate(
    Array.from({ length: 300 }, (_, index) => ({ create: { _id: `q${index}`, _type: 'note', n: index } })),
  )
  const endless = `*[count(*[count(*[count(*[n != ^.n]) > 0]) > 0]) > 0]`
  const slow = client.fetch(endless, {}, { signal: AbortSignal.timeout(30_000) }).then(
    () => 'responded',
    (error: Error) => error.message,
  )
  expect(await client.fetch('*[_id == "q1"][0].n')).toBe(1)
  await client.patch('q1').set({ n: 2 }).commit()
  expect(await client.getDocument('q1')).toMatchObject({ n: 2 })
  expect(await slow).toMatch(/responded|stopped/)
  for (const query of [
    '('.repeat(5000),
    `*[${'!'.repeat(5000)}true]`,
    `"${'x'.repeat(200_000)}"`,
    '*[_id in path("**")]{...,@->,"a":^.^.^}',
  ]) {
    const settled = await client.fetch(query).then(
      () => 200,
      (error: { statusCode?: number }) => error.statusCode ?? 0,
    )
    expect(settled).toSatisfy((status: number) => status === 200 || (status >= 400 && status < 500))
  }
})

test('none of this caused an error outside its request', async () => {
  expect(faults).toEqual([])
  expect((await lake.fetch('/v1/ping')).status).toBe(200)
  expect(await lake.client().getDocument('after')).toMatchObject({ _id: 'after' })
})
