import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { preferCompressed } from './compressed-files.ts'

/**
 * `site-server.ts PORT`: serves the built site on this machine only, the way its host does: scripts and styles as the build left them
 * compressed, pages and answers compressed as they leave. Next does the rest, and would do this part with gzip only.
 */
const [port = ''] = process.argv.slice(2)
const hostname = '127.0.0.1'
const dir = join(import.meta.dirname, '../../web')

const site = next({ dev: false, dir, hostname, port: Number(port) })
await site.prepare()
const answer = site.getRequestHandler()
const prefer = await preferCompressed(join(dir, process.env.NEXT_DIST_DIR ?? '', 'static'), '/_next/static')
// At this level a page of 250 kB takes 4 ms, about what gzip takes, and is a third smaller than gzip's.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    prefer(request, response)
    // Written for Express, whose requests and responses are Node's with more on them.
    compress(request as never, response as never, () => undefined)
    await answer(request, response)
  } catch (error) {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
}

const server = createServer((request, response) => void handle(request, response))

/** Answers what was asked already, lets Next end what it does after answers, and goes. */
async function end(signal: 'SIGINT' | 'SIGTERM'): Promise<never> {
  server.close()
  await once(server, 'close')
  await site.close()
  process.exit(signal === 'SIGINT' ? 130 : 143)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(signal))

server.listen(Number(port), hostname)
