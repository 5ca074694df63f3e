import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Handler } from './handler.ts'

/** Serves a handler with `node:http`. Bodies stream both ways; a caller that goes away ends its response's stream. */
export function createHttpServer(handle: Handler): Server {
  const server = createServer({ requestTimeout: 300_000, keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    respond(handle, incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
  })
  return server
}

async function respond(handle: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming)
  const response = request ? await handle(request) : malformed()
  const headers = Object.fromEntries(response.headers)
  // A body that was refused unread is not waited for: the connection ends with the answer.
  if (!incoming.complete && response.status >= 400) headers['connection'] = 'close'
  outgoing.writeHead(response.status, response.statusText || undefined, headers)
  if (incoming.method === 'HEAD' || !response.body) {
    await response.body?.cancel()
    outgoing.end()
    return
  }
  outgoing.flushHeaders()
  await pipeline(Readable.fromWeb(response.body), outgoing)
}

function toRequest(incoming: IncomingMessage): Request | undefined {
  try {
    const { method = 'GET', url = '/', headers } = incoming
    const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
    const list = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
      method,
      headers: list,
      ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
    })
  } catch {
    return undefined
  }
}

function malformed(): Response {
  return Response.json(
    { statusCode: 400, error: 'Bad Request', message: 'The request is malformed' },
    { status: 400 },
  )
}
