import { type Program, startProgram } from '../../programs.ts'

const COMMAND = ['--import', './tests/faults/site/stub-next.ts', 'tests/faults/site/main.ts']

/** The route handlers of the shop in their own process, which can be killed and restarted at the same address. */
export interface Site {
  url: string
  kill: () => Promise<void>
  start: () => Promise<void>
  dispose: () => Promise<void>
}

/** Starts the site on a port. The next process is loaded in advance, so that a restart takes no time. */
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
