import { once } from 'node:events'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { listenOnLocalhost, serveEmulator } from './listen.ts'

const never = () => Promise.reject(new Error('Nothing is requested'))

test('a path never replaces the host that a request names', async () => {
  const { port, close } = await serveEmulator(0, () => ({
    handle: (request) => Promise.resolve(new Response(request.url)),
    close: () => undefined,
  }))
  const read = (path: string) =>
    new Promise<string>((resolve) => {
      const headers = { host: 'evil.example' }
      get({ port, path, headers, host: '127.0.0.1' }, (response) => resolve(text(response)))
    })
  expect(await read('//localhost/mails')).toBe('http://evil.example/localhost/mails')
  expect(await read('/mails?q=a')).toBe('http://evil.example/mails?q=a')
  expect(await read('*')).toBe('The request is malformed')
  await close()
})

test('an address that is too long is told apart from a malformed one', async () => {
  const { port, close } = await listenOnLocalhost(() => createHttpServer(never), 0)
  const response = await fetch(`http://127.0.0.1:${port}/?query=${'a'.repeat(20_000)}`)
  expect(response.status).toBe(431)
  await close()
})

test('a port that is free on one address only stays free', async () => {
  const holder = createServer().listen(0, '::1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  await expect(listenOnLocalhost(() => createHttpServer(never), port)).rejects.toThrow(
    `Port ${port} is in use`,
  )
  const next = createServer().listen(port, '127.0.0.1')
  await once(next, 'listening')
  for (const server of [holder, next]) server.close()
})

test('the response stream of a client that has left is canceled', async () => {
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const canceled = Promise.withResolvers<void>()
  const handle = async () => {
    asked.resolve()
    await left.promise
    return new Response(new ReadableStream({ cancel: () => canceled.resolve() }))
  }
  const { port, close } = await listenOnLocalhost(() => {
    const server = createHttpServer(handle)
    return server.on('connection', (socket) => socket.once('close', () => left.resolve()))
  }, 0)
  const request = get({ port, host: '127.0.0.1' }).on('error', () => undefined)
  await asked.promise
  request.destroy()
  await canceled.promise
  await close()
})
