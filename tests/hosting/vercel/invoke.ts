import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'

/** The state of a page's dynamic part travels in a header. */
const MAX_HEADER_BYTES = 16 * 1024 * 1024

export interface Call {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body?: Buffer
}

/** Calls a running function. Resolves with its response once the headers are there. */
export const invoke = (origin: string, { method, url, headers, body }: Call): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent: OutgoingHttpHeaders = { ...headers }
    delete sent['transfer-encoding']
    delete sent.connection
    if (body) sent['content-length'] = body.length
    else delete sent['content-length']
    request({ hostname, port, method, path: url, headers: sent, maxHeaderSize: MAX_HEADER_BYTES }, resolve)
      .on('error', reject)
      .end(body)
  })
