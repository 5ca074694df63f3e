import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Call, invoke } from './invoke.ts'
import { openOutputs, type Output } from './outputs.ts'
import { openPrerenders, type Page, type RenderRequest } from './prerenders.ts'
import { createResolver, type Resolution } from './resolve.ts'
import { type Location, matchCondition, outputConfigSchema } from './routes.ts'

type FunctionOutput = Extract<Output, { kind: 'function' }>
interface Visit {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer | undefined
  location: Location
}

/** Headers between the platform and functions that no visitor sees. */
const INTERNAL = [
  'x-next-cache-tags',
  'x-postponed-state',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
]

/** An HTTP server that stands in for Vercel's network. */
interface Router {
  /** Expires pages of the platform's cache that carry one of the tags. */
  expire: (tags: readonly string[]) => void
  close: () => void
}

/**
 * Serves a build output: its files, its prerendered pages and its functions, by its own routes.
 *
 * @param originOf the address of a running function by its name
 */
export async function startRouter(
  output: string,
  originOf: (functionName: string) => Promise<string>,
  port: number,
): Promise<Router> {
  const config = outputConfigSchema.parse(JSON.parse(await readFile(join(output, 'config.json'), 'utf8')))
  const outputs = await openOutputs(output, config.overrides)
  const prerenders = openPrerenders(outputs)

  const callProxy = async (name: string, { path, query, headers }: Location) =>
    invoke(await originOf(name.slice(1)), {
      method: 'GET',
      url: urlOf(path, query),
      headers,
    })
  const { resolve, fail } = createResolver(config.routes, outputs, callProxy)

  const call = async ({ functionName, name }: FunctionOutput, { headers, ...rest }: Call) =>
    invoke(await originOf(functionName), {
      ...rest,
      // Without an id, a function returns a page that it rendered in the last ten seconds.
      headers: { ...headers, 'x-matched-path': `/${name}`, 'x-invocation-id': randomUUID() },
    })

  async function render(found: FunctionOutput, { headers, query }: RenderRequest, host: string) {
    const url = urlOf(`/${found.name}`, query)
    const result = await call(found, {
      method: 'GET',
      url,
      headers: { host, ...headers, 'x-prerender': '1' },
    })
    const state = result.headers['x-postponed-state']?.toString()
    return {
      status: result.statusCode ?? 500,
      headers: result.headers,
      body: await buffer(result),
      ...(state && { state: Buffer.from(state, 'base64').toString() }),
    } satisfies Omit<Page, 'since'>
  }

  async function serveFunction(found: FunctionOutput, visit: Visit, resolution: Resolution): Promise<void> {
    const { request, location, body } = visit
    const url = urlOf(new URL(request.url ?? '/', 'http://any').pathname, location.query)
    const own: Call = {
      method: request.method ?? 'GET',
      url,
      headers: location.headers,
      ...(body && { body }),
    }
    const { prerender } = found
    if (!prerender || isBypassed(prerender, visit)) {
      const result = await call(found, own)
      send(visit, result.statusCode ?? 500, { ...resolution.headers, ...result.headers })
      return pipeline(result, visit.response)
    }
    const { page, cache } = await prerenders.read(
      { ...found, prerender },
      location.query,
      (wanted) => render(found, wanted, own.headers.host ?? ''),
      location.headers['x-prerender-revalidate'] === prerender.bypassToken,
    )
    const cacheControl = /s-maxage/.test(page.headers['cache-control'] ?? '') && {
      'cache-control': 'public, max-age=0, must-revalidate',
    }
    const status = page.status === 200 ? resolution.status : page.status
    send(visit, status, { ...resolution.headers, ...page.headers, ...cacheControl, 'x-vercel-cache': cache })
    visit.response.write(page.body)
    if (page.state === undefined || !prerender.chain) return void visit.response.end()
    const resumed = await call(
      { ...found, name: prerender.chain.outputPath },
      {
        method: 'POST',
        url,
        headers: { ...own.headers, ...prerender.chain.headers },
        body: Buffer.from(page.state),
      },
    )
    return pipeline(resumed, visit.response)
  }

  async function serve(visit: Visit, resolution: Resolution): Promise<void> {
    const { headers, status } = resolution
    if (resolution.kind === 'empty') {
      send(visit, status, headers)
      return void visit.response.end()
    }
    if (resolution.kind === 'responded') {
      send(visit, resolution.response.statusCode ?? 500, { ...headers, ...resolution.response.headers })
      return pipeline(resolution.response, visit.response)
    }
    const { output: found, location } = resolution
    if (found.kind === 'function') return serveFunction(found, { ...visit, location }, resolution)
    send(visit, status, { ...headers, 'content-type': found.contentType })
    visit.response.end(await readFile(found.path))
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any')
    const address = request.socket.remoteAddress ?? ''
    const headers = {
      ...request.headers,
      'x-forwarded-for': address,
      'x-real-ip': address,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': request.headers.host,
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const location = { path: pathname, query: searchParams, headers }
    const visit = { request, response, location, body: hasBody ? await buffer(request) : undefined }
    try {
      await serve(visit, await resolve(location))
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else await serve(visit, await fail(500, {}, location))
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((ready) => server.listen(port, () => ready()))
  return {
    expire: (tags) => prerenders.expire(tags),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const urlOf = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query.toString()}` : path

/** Returns whether the function responds instead of the cache: in draft mode, for writes, and when the build says so. */
function isBypassed(
  prerender: NonNullable<FunctionOutput['prerender']>,
  { request, location }: Visit,
): boolean {
  const { bypassToken, experimentalBypassFor } = prerender
  const isDraft = matchCondition({ type: 'cookie', key: '__prerender_bypass', value: bypassToken }, location)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return (
    !isRead ||
    isDraft !== null ||
    experimentalBypassFor.some((condition) => matchCondition(condition, location))
  )
}

function send({ response }: Visit, status: number, headers: Resolution['headers']): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !INTERNAL.includes(name) && !name.startsWith('x-middleware-'))
      response.setHeader(name, value)
}
