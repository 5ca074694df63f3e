import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Answers a request; never rejects. `Response.error()` means: hang up without an answer. */
export type Handler = (request: Request) => Promise<Response>

/** Serves a handler with `node:http`. */
export function createHttpServer(handle: Handler): Server {
  const server = createServer({ requestTimeout: 60_000 }, (incoming, outgoing) => {
    respond(handle, incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
  })
  return server
}

async function respond(handle: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming)
  const response = request ? await handle(request) : new Response('The request is malformed', { status: 400 })
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  const headers = Object.fromEntries(response.headers)
  // A body that was refused unread is not waited for: the connection ends with the answer.
  if (!incoming.complete && response.status >= 400) headers['connection'] = 'close'
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, { ...headers, 'content-length': String(body.byteLength) })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

function toRequest(incoming: IncomingMessage): Request | undefined {
  try {
    const { method = 'GET', url = '/', headers } = incoming
    const hasBody = method !== 'GET' && method !== 'HEAD'
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
