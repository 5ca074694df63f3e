import { once } from 'node:events'
import type { Server } from 'node:http'
import { createHttpServer } from '../../../../emulators/shared/http-server.ts'

const servers: Server[] = []

/** Serves a handler on a free port until `stopServers`; resolves to its origin. */
export async function serve(handle: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = createHttpServer(async (request) => handle(request))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

export function stopServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}

/** Creates a response without a body. */
export const respond = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers })
