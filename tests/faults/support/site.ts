import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { startProgram, type Program } from './programs.ts'

const COMMAND = ['--import', './tests/faults/site/outside-next.ts', 'tests/faults/site/main.ts']

/** The doors of the shop as a process of their own, which can be killed and started again at the same address. */
export interface Site {
  url: string
  kill: () => Promise<void>
  start: () => Promise<void>
  dispose: () => Promise<void>
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the site at a port. Once it was killed, the next process is loaded ahead, so that starting again takes no time. */
export async function openSite(port: number, environment: Record<string, string>): Promise<Site> {
  let [running, spare]: (Program | undefined)[] = []
  let wasKilled = false
  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      await running?.kill()
      running = undefined
      wasKilled = true
    },
    async start() {
      running = spare ?? startProgram(COMMAND, environment)
      await running.line()
      running.write(String(port))
      await running.line()
      spare = wasKilled ? startProgram(COMMAND, environment) : undefined
    },
    async dispose() {
      await Promise.all([running?.kill(), spare?.kill()])
    },
  }
  await site.start()
  return site
}
