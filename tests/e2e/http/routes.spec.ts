import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { type FuzzedRequest, fuzzedRequest, malformedRequests } from '../support/fuzzed-request.ts'
import { useProductCopy } from '../support/product-copy.ts'
import { type Reply, send } from '../support/send-request.ts'
import { type SiteRoute, siteRoutes } from '../support/site-routes.ts'

const RUNS_PER_ROUTE = 300

/** A fixed seed, so that a failure is caused by the tested change. */
const SEED = 16

/** The limit of a response time in milliseconds. A slower request is repeated twice, because the machine may be busy. */
const SLOWEST_MS = 2_000
const ATTEMPTS = 3

/** A line of a stack trace, or a local path. */
const STACK = /\n\s+at .+[:(].+:\d+|node_modules\/|webpack-internal|file:\/\/\/|\bat \S+ \(\S+:\d+:\d+\)/

const product = useProductCopy()
let session = ''

test.beforeAll(async () => {
  const account = await fetch(`${product.siteUrl}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Mary Wells',
      email: 'fuzz@example.com',
      password: 'four unrelated words',
      locale: 'en',
    }),
  })
  expect(account.status).toBe(200)
  session = account.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
})

/** Inserts the site's address and the session, which differ in each run. */
function complete({ headers, ...request }: FuzzedRequest): FuzzedRequest {
  const text = JSON.stringify(headers).replaceAll('SITE', product.siteUrl).replaceAll('SESSION', session)
  return { ...request, headers: JSON.parse(text) as Record<string, string> }
}

async function sendUntilFast(request: FuzzedRequest): Promise<Reply> {
  let reply = await send(product.siteUrl, request)
  for (let attempt = 1; attempt < ATTEMPTS && reply.milliseconds > SLOWEST_MS; attempt += 1)
    reply = await send(product.siteUrl, request)
  return reply
}

/** What the test prints at its end. */
interface Measured {
  requests: number
  slowest: { milliseconds: number; path: string }
}

async function fuzz(route: SiteRoute, measured: Measured): Promise<void> {
  const examples = malformedRequests(route).map((request): [FuzzedRequest] => [request])
  await fc.assert(
    fc.asyncProperty(fuzzedRequest(route), async (generated) => {
      const request = complete(generated)
      const { status, body, milliseconds } = await sendUntilFast(request)
      measured.requests += 1
      if (milliseconds > measured.slowest.milliseconds)
        measured.slowest = { milliseconds, path: `${request.method} ${request.path.slice(0, 120)}` }
      expect(status, 'no fault of the server').toBeLessThan(500)
      expect(STACK.exec(body)?.[0], 'no stack').toBeUndefined()
      expect(milliseconds, 'the slowest of its attempts').toBeLessThan(SLOWEST_MS)
    }),
    // Examples count as runs.
    { seed: SEED, numRuns: RUNS_PER_ROUTE + examples.length, examples },
  )
}

test('no request to any route causes a server error, shows a stack or takes long @full', async () => {
  test.setTimeout(30 * 60_000)
  const measured: Measured = { requests: 0, slowest: { milliseconds: 0, path: '' } }
  const routes = siteRoutes()
  expect(routes).toContain('/[locale]/[[...path]]')
  for (const route of routes) await test.step(route, () => fuzz(route, measured))
  const { requests, slowest } = measured
  console.log(
    `${requests} requests to ${routes.length} routes; the slowest took ${Math.round(slowest.milliseconds)} ms: ${slowest.path}`,
  )
})
