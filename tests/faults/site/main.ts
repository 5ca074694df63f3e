import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'

type RouteHandler = (request: Request) => Promise<Response>

/** The route handlers of the shop by method and path. Loaded by path, because tests may not import them. */
const importHandler = async (method: string, file: string): Promise<RouteHandler> =>
  (
    (await import(new URL(`../../../web/app/api/${file}/route.ts`, import.meta.url).href)) as Record<
      string,
      RouteHandler
    >
  )[method] as RouteHandler

const HANDLERS: Readonly<Record<string, RouteHandler>> = {
  'POST /api/orders': await importHandler('POST', 'orders'),
  'POST /api/stripe/webhook': await importHandler('POST', 'stripe/webhook'),
  'GET /api/orders/reconcile': await importHandler('GET', 'orders/reconcile'),
}

const server = createServer((incoming, outgoing) => {
  const { method = 'GET', url = '/', headers } = incoming
  const handle = HANDLERS[`${method} ${url}`]
  if (!handle) {
    outgoing.writeHead(404).end()
    return
  }
  const body = method === 'GET' ? null : Readable.toWeb(incoming)
  const request = new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: headers as Record<string, string>,
    body,
    duplex: 'half',
  })
  void handle(request).then(async (response) => {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  })
})

// Writes the compile cache now, because a killed process has no time for it.
flushCompileCache()

// Loaded in advance; it starts to listen when it receives its port.
createInterface({ input: process.stdin })
  .on('line', (port) => server.listen(Number(port), '127.0.0.1', () => console.log('listening')))
  // Exits with the test that started it.
  .on('close', () => process.exit(0))
console.log('loaded')
