import { Agent, request } from 'node:http'
import type { FuzzedRequest } from './fuzzed-request.ts'

/** The response and its duration in milliseconds. */
export interface Reply {
  status: number
  body: string
  milliseconds: number
}

/** A request without a response after this time in milliseconds counts as unanswered. */
const GIVE_UP_MS = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a request unchanged: `fetch` would normalize its path and drop headers. Rejects when the connection breaks. */
export function send(site: string, fuzzed: FuzzedRequest): Promise<Reply> {
  const { method, path, headers, body } = fuzzed
  const { hostname, port } = new URL(site)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, hostname, port, method, path, headers, timeout: GIVE_UP_MS },
      (response) => {
        const parts: Buffer[] = []
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(parts).toString('latin1'),
              milliseconds: performance.now() - started,
            }),
          )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No response within ${GIVE_UP_MS} ms.`)))
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a connection just when it is used again (https://nodejs.org/api/http.html#requestreusedsocket).
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(send(site, fuzzed))
      else reject(error)
    })
    // Without it, Node sends the body of a DELETE as if it were the next request.
    if (body !== null && !outgoing.hasHeader('transfer-encoding') && !outgoing.hasHeader('content-length'))
      outgoing.setHeader('content-length', Buffer.byteLength(body))
    outgoing.end(body ?? undefined)
  })
}
