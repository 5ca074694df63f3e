import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'

type Door = (request: Request) => Promise<Response>

/** The doors of the shop: route handlers of the site, by method and path. Loaded by address, since they are no part of this room. */
const door = async (method: string, file: string): Promise<Door> =>
  (
    (await import(new URL(`../../../web/app/api/${file}/route.ts`, import.meta.url).href)) as Record<
      string,
      Door
    >
  )[method] as Door

const DOORS: Readonly<Record<string, Door>> = {
  'POST /api/orders': await door('POST', 'orders'),
  'POST /api/stripe/webhook': await door('POST', 'stripe/webhook'),
  'GET /api/orders/reconcile': await door('GET', 'orders/reconcile'),
}

const server = createServer((incoming, outgoing) => {
  const { method = 'GET', url = '/', headers } = incoming
  const answer = DOORS[`${method} ${url}`]
  if (!answer) {
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
  void answer(request).then(async (response) => {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  })
})

// The next process loads faster; this one will have no time for it at its end.
flushCompileCache()

// It is loaded ahead, and begins to answer when it is told its port.
createInterface({ input: process.stdin })
  .on('line', (port) => server.listen(Number(port), '127.0.0.1', () => console.log('listening')))
  // It ends with the test that started it.
  .on('close', () => process.exit(0))
console.log('loaded')
