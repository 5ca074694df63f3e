import { createServer } from 'node:net'
import { type Service, SERVICES } from '../services.ts'
import type { Settings } from '../settings.ts'
import { describeProgram, findPortOwner } from './port-owner.ts'

export interface PlannedPort {
  service: Service
  port: number
}

/** Returns the ports of the services at an offset. */
export const planPorts = (portOffset: number): PlannedPort[] =>
  SERVICES.map((service) => ({ service, port: service.port + portOffset }))

/** Returns the first of ten offsets, in steps of 100, at which every port of Meridian is free. */
export async function findFreeOffset(first: number): Promise<number> {
  for (let offset = first; offset < first + 1_000; offset += 100) {
    const free = await Promise.all(planPorts(offset).map(({ port }) => isFree(port)))
    if (free.every(Boolean)) return offset
  }
  throw new Error(`No free ports between ${3000 + first} and ${10_099 + first}.`)
}

/** Resolves when every port is free. Throws a message that names each occupied one. */
export async function requireFreePorts(settings: Settings): Promise<void> {
  const planned = planPorts(settings.portOffset)
  const free = await Promise.all(planned.map(({ port }) => isFree(port)))
  const occupied = planned.filter((_, index) => !free[index])
  if (occupied.length === 0) return
  const conflicts = occupied.map(({ service: { title }, port }) => ({
    title,
    port,
    owner: findPortOwner(port),
  }))
  throw new Error(describePortConflicts(conflicts, settings.portOffset))
}

/** Returns the message for occupied ports: which ones, their owners, and what to do. */
export function describePortConflicts(
  conflicts: { title: string; port: number; owner: ReturnType<typeof findPortOwner> }[],
  portOffset: number,
): string {
  const next = portOffset + 100
  return [
    ...conflicts.map(({ title, port, owner }) => {
      const program = owner ? describeProgram(owner) : 'another program (perhaps of another user)'
      return `Port ${port} (${title}) is in use by ${program}.`
    }),
    `Stop it, or move all ports of Meridian: PORT_OFFSET=${next} npm start (site on ${3000 + next}).`,
  ].join('\n')
}

/** Programs listen on IPv4, IPv6 or both. `localhost` may reach either, so both must be free. */
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
