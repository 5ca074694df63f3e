import type { Server } from 'node:http'
import { createHttpServer, type Handler } from './http-server.ts'

/** Servers that listen on one port. */
interface Listening {
  port: number
  /** Stops accepting requests, gives open ones a moment to finish, then closes their connections. */
  close: () => Promise<void>
}

/**
 * Listens on `localhost`: browsers may resolve it to the IPv4 or the IPv6 address, so one server listens on each.
 * On a machine without IPv6 the first one is enough. Rejects with a message for the operator.
 */
export async function listenOnLocalhost(createServer: () => Server, port: number): Promise<Listening> {
  const ipv4 = createServer()
  const servers = [ipv4]
  const actualPort = await listen(ipv4, port, '127.0.0.1')
  const ipv6 = createServer()
  try {
    await listen(ipv6, actualPort, '::1')
    servers.push(ipv6)
  } catch (error) {
    if (error instanceof PortInUseError) {
      await closeAll(servers)
      throw error
    }
  }
  return { port: actualPort, close: () => closeAll(servers) }
}

/** Listens on one address. Rejects with a message for the operator. */
export async function listenOnHost(server: Server, port: number, host: string): Promise<Listening> {
  return { port: await listen(server, port, host), close: () => closeAll([server]) }
}

/** Answers requests to an emulator until it is closed. */
interface Emulator {
  handle: Handler
  close(): void
}

/**
 * Listens on `localhost`, then opens an emulator: its addresses contain the port, and where the port is in use, its folder stays
 * closed. Rejects with a message for the operator.
 */
export async function serveEmulator<Opened extends Emulator>(
  wantedPort: number,
  open: (url: string) => Opened,
): Promise<Listening & { url: string; emulator: Opened }> {
  let opened: Opened | undefined
  const handle: Handler = (request) =>
    opened?.handle(request) ?? Promise.resolve(new Response('Starting', { status: 503 }))
  const { port, close } = await listenOnLocalhost(() => createHttpServer(handle), wantedPort)
  const url = `http://localhost:${port}`
  try {
    opened = open(url)
  } catch (error) {
    await close()
    throw error
  }
  const emulator = opened
  const closeBoth = async () => {
    await close()
    emulator.close()
  }
  return { url, port, emulator, close: closeBoth }
}

class PortInUseError extends Error {}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explainListenError(error, port, host))
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

const GRACE_PERIOD_MS = 500

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map(closeServer))
}

function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MS).unref()
  return promise
}

function explainListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new PortInUseError(
      `Port ${port} is in use: stop the program that uses it, or choose another with --port`,
    )
  if (error.code === 'EADDRNOTAVAIL')
    return new Error(`This machine has no address ${host}`, { cause: error })
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}`)
}
