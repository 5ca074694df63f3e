import type { ServerOptions, ServerResponse } from 'node:http'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Answers a request and never rejects. `Response.error()` closes the connection without an answer. */
export type Handler = (request: Request) => Promise<Response>

interface HttpServerOptions {
  /** Timeouts and limits of `node:http`. */
  server?: ServerOptions
  /** Answers a request that is not valid HTTP for `Request`. */
  createMalformedResponse?: () => Response
}

/** The status of a request that never becomes one, by Node's error code: those that Node itself answers with. */
const CLIENT_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Serves a handler with `node:http`. Bodies are streamed; a closed connection cancels the stream of a response. */
export function createHttpServer(handle: Handler, options: HttpServerOptions = {}): Server {
  const { createMalformedResponse = malformedResponse } = options

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = toRequest(incoming)
    const response = request ? await handle(request) : createMalformedResponse()
    if (response.type === 'error') {
      outgoing.destroy()
      return
    }
    // The client left meanwhile: an event stream that is not canceled would stay open.
    if (outgoing.destroyed) return response.body?.cancel()
    const headers: Record<string, string> = Object.fromEntries(response.headers)
    // A refused body is not read to its end: the connection closes after the response.
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

  const server = createServer({ requestTimeout: 60_000, ...options.server }, (incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const status = (code && CLIENT_ERRORS[code]) ?? '400 Bad Request'
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
  })
  return server
}

/**
 * Returns the address of a request, null for a malformed one. Several slashes at its start count as one, because Sanity's CLI sends two for
 * migrations; as a relative URL, `//localhost/` would replace the host.
 */
export const requestUrl = ({ url = '/', headers }: IncomingMessage): URL | null =>
  URL.parse(url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url.replace(/^\/+/, '/')}` : url)

function toRequest(incoming: IncomingMessage): Request | undefined {
  const url = requestUrl(incoming)
  if (!url) return undefined
  try {
    const { method = 'GET', headers } = incoming
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
    const list = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    return new Request(url, {
      method,
      headers: list,
      ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
    })
  } catch {
    return undefined
  }
}

const malformedResponse = () => new Response('The request is malformed', { status: 400 })
