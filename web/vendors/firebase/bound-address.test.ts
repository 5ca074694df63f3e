import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as BoundAddress from './bound-address.ts'

let emulator: string | undefined
let site: typeof BoundAddress
vi.mock('#web/env.ts', () => ({ environment: () => ({ FIREBASE_AUTH_EMULATOR_HOST: emulator }) }))

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
const servers: Server[] = []
const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)
const isUsable = (address: string) => hasIPv6 || !address.includes(':')

async function listen(address: string): Promise<Server> {
  const server = createServer().listen(0, address)
  servers.push(server)
  await once(server, 'listening')
  return server
}

const getReport = process.report.getReport.bind(process.report) as () => {
  libuv: { localEndpoint?: unknown }[]
}

/** Hides the sockets that other test files have left open in this process. */
function hideOpenSockets() {
  const nameOf = ({ localEndpoint }: { localEndpoint?: unknown }) => JSON.stringify(localEndpoint)
  const before = new Set(getReport().libuv.map(nameOf))
  return vi.spyOn(process.report, 'getReport').mockImplementation(() => {
    const { libuv, ...others } = getReport()
    return { ...others, libuv: libuv.filter((handle) => !before.has(nameOf(handle))) }
  })
}

let report: ReturnType<typeof hideOpenSockets>

beforeEach(async () => {
  report = hideOpenSockets()
  emulator = 'localhost:9099'
  vi.clearAllMocks()
  // Each test stands for a process of its own, so the module's cached result is dropped.
  vi.resetModules()
  site = await import('./bound-address.ts')
})

afterEach(async () => {
  report.mockRestore()
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

test.each(['127.0.0.1', '::1', 'localhost'].filter(isUsable))(
  'emulated accounts work on %s',
  async (address) => {
    await listen(address)
    expect(site.isBoundToLoopback()).toBe(true)
    site.exitOnUnsafeAddress()
    expect(exit).not.toHaveBeenCalled()
  },
)

test.each(['0.0.0.0', '::'].filter(isUsable))('emulated accounts are refused on %s', async (address) => {
  await listen('127.0.0.1')
  await listen(address)
  expect(site.isBoundToLoopback()).toBe(false)
  site.exitOnUnsafeAddress()
  expect(exit).toHaveBeenCalledWith(1)
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining(`FIREBASE_AUTH_EMULATOR_HOST is set and the site listens on ${address},`),
  )
})

test('a process that does not listen yet may start, but accepts no emulated accounts', () => {
  site.exitOnUnsafeAddress()
  expect(exit).not.toHaveBeenCalled()
  expect(site.isBoundToLoopback()).toBe(false)
})

test('connections do not count as addresses that the site listens on', async () => {
  const server = await listen('127.0.0.1')
  const { port } = server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  expect(site.isBoundToLoopback()).toBe(true)
  socket.destroy()
})

test('hosted accounts work on any address', async () => {
  emulator = undefined
  await listen('0.0.0.0')
  site.exitOnUnsafeAddress()
  expect(exit).not.toHaveBeenCalled()
})
