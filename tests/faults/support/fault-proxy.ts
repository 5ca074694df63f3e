import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The services that the site calls for orders. */
export type ServiceName = 'lake' | 'payments' | 'mail'

/**
 * An injected fault: `holdBefore` and `holdAfter` hold a call before it is forwarded or before its response is; from
 * that call on, `down` aborts every call to the service, and `failing` forwards it but responds with 500; `lost` forwards one
 * call without a response; `slow` delays it.
 */
export type Fault = 'holdBefore' | 'holdAfter' | 'down' | 'failing' | 'lost' | 'slow'

const SLOW_MS = 300

/** The proxy between the site and its services, which counts every call and injects faults. */
export interface FaultProxy {
  urls: Record<ServiceName, string>
  /**
   * Resets the counter and injects a fault into the n-th call from now (the first is 1).
   *
   * @returns resolves when the fault occurs: for a held call, when it is held
   */
  strike: (fault: Fault, at: number) => Promise<void>
  /** Ends all faults. */
  lift: () => void
  /** Returns the calls since the last reset, such as `lake POST /v2025-10-01/data/mutate/production`. */
  calls: () => string[]
  close: () => Promise<void>
}

interface Strike {
  fault: Fault
  at: number
  service: ServiceName | null
  struck: () => void
}

interface ProxyResponse {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Forwards a call and reads the whole response. */
async function pass(incoming: IncomingMessage, body: Buffer, target: string): Promise<ProxyResponse> {
  const { method, url = '/', headers } = incoming
  const outgoing = request(new URL(url, target), { method, headers: { ...headers, connection: 'close' } })
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject)
  })
  outgoing.end(body)
  const response = await responded
  return { status: response.statusCode ?? 502, headers: response.headers, body: await bytesOf(response) }
}

/** Starts the proxy between the site and its services. */
export async function startFaultProxy(targets: Record<ServiceName, string>): Promise<FaultProxy> {
  let calls: string[] = []
  let strike: Strike | null = null

  /** Returns the fault for a call; called once per call. */
  function faultFor(service: ServiceName): { fault: Fault; struck: () => void } | null {
    if (!strike) return null
    const isFirst = calls.length === strike.at
    if (isFirst) strike.service = service
    const goesOn = (strike.fault === 'down' || strike.fault === 'failing') && strike.service === service
    return isFirst || goesOn ? strike : null
  }

  async function serve(
    service: ServiceName,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    calls.push(`${service} ${incoming.method ?? ''} ${(incoming.url ?? '').split('?')[0] ?? ''}`)
    const found = faultFor(service)
    const body = await bytesOf(incoming)
    if (found?.fault === 'holdBefore') return found.struck()
    if (found?.fault === 'down') {
      outgoing.destroy()
      return found.struck()
    }
    if (found?.fault === 'slow') {
      found.struck()
      await pause(SLOW_MS)
    }
    const result = await pass(incoming, body, targets[service])
    found?.struck()
    if (found?.fault === 'holdAfter') return
    if (found?.fault === 'lost') {
      outgoing.destroy()
      return
    }
    if (found?.fault === 'failing') {
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"struck"}}')
      return
    }
    outgoing.writeHead(result.status, { ...result.headers, connection: 'close' }).end(result.body)
  }

  const servers: Server[] = []
  async function listen(service: ServiceName): Promise<string> {
    const server = createServer((incoming, outgoing) => {
      // A killed caller receives no response.
      serve(service, incoming, outgoing).catch(() => outgoing.destroy())
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  return {
    urls: {
      lake: await listen('lake'),
      payments: await listen('payments'),
      mail: await listen('mail'),
    },
    strike: (fault, at) => {
      calls = []
      return new Promise((struck) => (strike = { fault, at, service: null, struck }))
    },
    lift: () => {
      strike = null
    },
    calls: () => [...calls],
    async close() {
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
