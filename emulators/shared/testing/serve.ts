import { createHttpServer } from '../http-server.ts'
import { listenOnHost } from '../listen.ts'

const closes: (() => Promise<void>)[] = []

/** Serves a handler on a free port until `stopServers`; resolves to its origin. */
export async function serve(handle: (request: Request) => Response | Promise<Response>): Promise<string> {
  const { port, close } = await listenOnHost(
    createHttpServer(async (request) => handle(request)),
    0,
    '127.0.0.1',
  )
  closes.push(close)
  return `http://127.0.0.1:${port}`
}

/** Stops every server of a test. */
export async function stopServers(): Promise<void> {
  await Promise.all(closes.splice(0).map((close) => close()))
}

/** Creates a response without a body. */
export const respond = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers })
