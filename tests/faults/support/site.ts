import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ROOT } from '../../../scripts/settings.ts'

const COMMAND = ['--import', './tests/faults/site/stub-next.ts', 'tests/faults/site/main.ts']

/** The route handlers of the shop in their own process, which can be killed and restarted at the same address. */
export interface Site {
  url: string
  kill: () => Promise<void>
  start: () => Promise<void>
  dispose: () => Promise<void>
}

/** Loads the route handlers in a process. It listens once it is given its port, and exits with this process. */
function startProgram(environment: Record<string, string>) {
  const child = spawn(process.execPath, COMMAND, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const printed = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  child.stdin.on('error', () => undefined)
  return {
    /** Waits for the next line of its output. */
    async line(): Promise<void> {
      const { done } = await printed.next()
      if (done) throw new Error(`It ended before it printed anything: ${COMMAND.join(' ')}`)
    },
    write: (line: string) => child.stdin.write(`${line}\n`),
    async kill(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

type Program = ReturnType<typeof startProgram>

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
      running = spare ?? startProgram(environment)
      await running.line()
      running.write(String(port))
      await running.line()
      spare = wasKilled ? startProgram(environment) : undefined
    },
    async dispose() {
      await Promise.all([running?.kill(), spare?.kill()])
    },
  }
  await site.start()
  return site
}
