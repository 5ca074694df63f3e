import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The services that the site calls while it sells. */
export type ServiceName = 'lake' | 'payments' | 'mail'

/**
 * What befalls calls of the site: `holdBefore` and `holdAfter` keep one from being answered, before it is passed on or when its work is done;
 * from that call on, `down` cuts every call to the same service, and `failing` does its work and answers 500; `lost` does so once, without an
 * answer; `slow` passes it on late.
 */
export type Fault = 'holdBefore' | 'holdAfter' | 'down' | 'failing' | 'lost' | 'slow'

const SLOW_MS = 300

/** The way from the site to the services, on which every call is counted and can be struck. */
export interface Upstream {
  urls: Record<ServiceName, string>
  /**
   * Counts anew, and strikes the n-th call from now (the first is 1).
   *
   * @returns resolves when it strikes: for a call that is held, when it stands where it is held
   */
  strike: (fault: Fault, at: number) => Promise<void>
  /** Lets everything through again. */
  lift: () => void
  /** What was called since it last counted anew, such as `lake POST /v2025-10-01/data/mutate/production`. */
  calls: () => string[]
  close: () => Promise<void>
}

interface Strike {
  fault: Fault
  at: number
  service: ServiceName | null
  struck: () => void
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Passes a call on and takes the whole answer. */
async function pass(incoming: IncomingMessage, body: Buffer, target: string): Promise<Answer> {
  const { method, url = '/', headers } = incoming
  const outgoing = request(new URL(url, target), { method, headers: { ...headers, connection: 'close' } })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject)
  })
  outgoing.end(body)
  const response = await answered
  return { status: response.statusCode ?? 502, headers: response.headers, body: await bytesOf(response) }
}

/** Stands between the site and its services. */
export async function openUpstream(targets: Record<ServiceName, string>): Promise<Upstream> {
  let calls: string[] = []
  let strike: Strike | null = null

  /** The fault that befalls a call; each is asked about once. */
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
    const answer = await pass(incoming, body, targets[service])
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
    outgoing.writeHead(answer.status, { ...answer.headers, connection: 'close' }).end(answer.body)
  }

  const servers: Server[] = []
  async function listen(service: ServiceName): Promise<string> {
    const server = createServer((incoming, outgoing) => {
      // A caller that was killed hears nothing any more.
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
