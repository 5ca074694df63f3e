import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/*
 * The process in which Vercel would run one function: `runtime.ts <launcher> <origin of the identity emulator> [--web]`.
 * Sends its port to the parent process when it is ready, and each list of expired tags, which the parent acknowledges.
 */

/** The header in which a prerendered response carries the state that a later request resumes from. */
const STATE_HEADER = 'x-postponed-state'

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type WebHandler = (request: Request) => Promise<Response>
interface CacheEntry {
  value: { postponed?: string } | null
}
interface Metadata {
  onCacheEntryV2: (entry: CacheEntry) => boolean
}
type Launched = NodeHandler &
  WebHandler & { getRequestHandlerWithMetadata?: (metadata: Metadata) => NodeHandler }

const [launcher = '', identityOrigin = ''] = process.argv.slice(2)

let expiries = 0

/** Vercel's cache of fetches, always empty here; expired tags reach the cache of prerendered pages through it. */
class FetchCache {
  get() {
    return Promise.resolve(null)
  }
  set() {
    return Promise.resolve()
  }
  revalidateTag(tags: string | string[]) {
    const id = ++expiries
    return new Promise<void>((resolve) => {
      const onMessage = (acknowledged: unknown) => {
        if (acknowledged !== id) return
        process.off('message', onMessage)
        resolve()
      }
      process.on('message', onMessage)
      process.send?.({ id, expired: [tags].flat() })
    })
  }
  resetRequestCache() {
    // It holds nothing.
  }
}

/** A hosted site refuses the address of an emulator, so its calls to the identity service are redirected here. */
const outerFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const isIdentity = url.startsWith('https://identitytoolkit.googleapis.com/')
  return outerFetch(isIdentity ? url.replace('https:/', identityOrigin) : input, init)
}

const context = new AsyncLocalStorage<{ waitUntil: (promise: Promise<unknown>) => void }>()
Object.assign(globalThis, {
  [Symbol.for('@vercel/request-context')]: { get: () => context.getStore() },
  [Symbol.for('@next/cache-handlers')]: { FetchCache },
})

const handler = createRequire(launcher)(launcher) as Launched
const isWeb = process.argv.includes('--web')

const serve: NodeHandler = (request, response) => {
  if (isWeb) return serveWeb(request, response)
  const isPrerender = request.headers['x-prerender'] === '1'
  delete request.headers['x-prerender']
  if (!isPrerender || !handler.getRequestHandlerWithMetadata) return handler(request, response)
  const onCacheEntryV2 = ({ value }: CacheEntry) => {
    if (value?.postponed) response.setHeader(STATE_HEADER, Buffer.from(value.postponed).toString('base64'))
    return false
  }
  return handler.getRequestHandlerWithMetadata({ onCacheEntryV2 })(request, response)
}

async function serveWeb(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', method = 'GET', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const result = await handler(
    new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
      method,
      headers: headers as Record<string, string>,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
    }),
  )
  response.writeHead(result.status, [...result.headers].flat())
  if (result.body) Readable.fromWeb(result.body).pipe(response)
  else response.end()
}

const waitUntil = (promise: Promise<unknown>) => void promise.catch((error: unknown) => console.error(error))

const server = createServer((request, response) => {
  context.run({ waitUntil }, () => {
    serve(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })
})
process.once('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
