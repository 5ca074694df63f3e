import { createServer } from 'node:net'
import { presentServices, SERVICES, type Service } from '../services.ts'
import type { Settings } from '../settings.ts'
import { holderOfPort } from './holder.ts'

/** A service and the port it will listen on. */
export interface PlannedPort {
  service: Service
  port: number
}

/** The ports that the given services take with this offset. */
export const planPorts = (services: readonly Service[], portOffset: number): PlannedPort[] =>
  services.map((service) => ({ service, port: service.port + portOffset }))

/** The smallest multiple of 100 at which every port of Meridian is free, tried up to ten times. */
export async function findFreeOffset(first: number): Promise<number> {
  for (let offset = first; offset < first + 1_000; offset += 100) {
    const free = await Promise.all(planPorts(SERVICES, offset).map(({ port }) => isFree(port)))
    if (free.every(Boolean)) return offset
  }
  throw new Error(`No free ports between ${3000 + first} and ${10_099 + first}.`)
}

/** Resolves when every port that will be used is free; throws a message naming each that is not. */
export async function requireFreePorts(settings: Settings): Promise<void> {
  const planned = planPorts(presentServices(settings), settings.portOffset)
  const free = await Promise.all(planned.map(({ port }) => isFree(port)))
  const taken = planned.filter((_, index) => !free[index])
  if (taken.length > 0) {
    throw new Error(
      describeTaken(
        taken.map(({ service, port }) => ({ title: service.title, port, holder: holderOfPort(port) })),
        settings.portOffset,
      ),
    )
  }
}

/** The message for ports that are in use: which, who might hold them, and the way out. */
export function describeTaken(
  taken: { title: string; port: number; holder: string | null }[],
  portOffset: number,
): string {
  const lines = taken.map(
    ({ title, port, holder }) =>
      `Port ${port} (${title}) is in use by ${holder ?? 'another program (perhaps another user’s)'}.`,
  )
  const next = portOffset + 100
  return [
    ...lines,
    `Stop it, or move all ports of Meridian: PORT_OFFSET=${next} npm start (site on ${3000 + next}).`,
  ].join('\n')
}

/** Programs listen on IPv4 or IPv6 or both; a browser's `localhost` may reach either, so both must be free. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

const canListen = (port: number, host?: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
