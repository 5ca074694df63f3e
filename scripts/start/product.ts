import { join } from 'node:path'
import { localClient } from '../seed/client.ts'
import { isEmpty, seed } from '../seed/seed.ts'
import { EMULATORS, healthUrl, type Mode, type Service, service } from '../services.ts'
import { logDirectory, ROOT, type Settings } from '../settings.ts'
import { type Build, isStale, runBuild, studioBuild, webBuild } from './build.ts'
import { startChild, stopAllChildren } from './child.ts'
import { lockDataFolder } from './data-lock.ts'
import { createDemoAccount } from './demo-customer.ts'
import { ensureDataFolder } from './disk.ts'
import { publicWebEnvironment, webEnvironment } from './environment.ts'
import { describeExit, waitUntilHealthy } from './health.ts'
import { ensureDataset, registerSite } from './lake.ts'
import { requireFreePorts } from './ports.ts'
import type { Progress } from './progress.ts'
import { type LakeTokens, readSecrets } from './secrets.ts'
import { supervise, type Supervised } from './supervisor.ts'

/** The running product. */
export interface Product {
  tokens: LakeTokens
  /** Resolves with a message when a program keeps exiting and is not restarted any more. */
  failed: Promise<string>
  /** Stops site and Studio first, the lake last. */
  stop: () => Promise<void>
}

export interface ProductOptions {
  mode: Mode
  /** Fills a new data folder with the interface texts only, without the demo company. */
  textsOnly?: boolean
  progress: Progress
  /** Called with each line that a running service writes to its error stream. */
  onServiceLine?: (service: Service, line: string) => void
}

/**
 * Starts every service: emulators, then content, then the builds that depend on it.
 * @throws Error with a message for the user, after everything has been stopped again.
 */
export async function startProduct(settings: Settings, options: ProductOptions): Promise<Product> {
  ensureDataFolder(settings.dataDirectory, [logDirectory(settings)])
  const unlock = lockDataFolder(settings.dataDirectory)
  try {
    await requireFreePorts(settings)
    return await startServices(settings, options, unlock)
  } catch (error) {
    await stopAllChildren()
    unlock()
    throw error
  }
}

async function startServices(
  settings: Settings,
  options: ProductOptions,
  unlock: () => void,
): Promise<Product> {
  const { run, failed, stop } = superviseServices(settings, options)

  const buildAndRun = async (program: Service, build: Build, label: string) => {
    const { mode, progress } = options
    if (mode === 'serve' && isStale(build)) await progress.step(build.title, () => runBuild(build))
    await progress.step(label, () => run(program, build.environment))
  }

  const startStudio = () => buildAndRun(service('studio'), studioBuild(settings), 'Starting Studio')

  const startSite = async () => {
    const { textsOnly = false, progress } = options
    const { step } = progress
    await step('Starting the emulators', () =>
      Promise.all(EMULATORS.map((emulator) => run(emulator, publicWebEnvironment(settings)))),
    )
    const secrets = readSecrets(settings)
    const { tokens } = secrets
    const client = localClient(settings, tokens.administrator)
    await ensureDataset(settings, tokens.administrator)
    if (await isEmpty(client)) {
      // Before the content: a start that fails in between repeats both.
      if (!textsOnly) await createDemoAccount(settings)
      const title = textsOnly ? 'Seeding the interface texts' : 'Seeding the content'
      await step(title, () => seed(client, { reset: false, textsOnly }))
    }
    // Before the build, so that a publish during the build reaches the new site.
    await registerSite(settings, tokens.administrator, secrets.revalidate)
    const build = webBuild(settings, webEnvironment(settings, secrets))
    await buildAndRun(service('web'), build, 'Starting the site')
    return tokens
  }

  // A program may fail for good while another one is still being built or started.
  const failedEarly = failed.then((message) => Promise.reject<never>(new Error(message)))
  failedEarly.catch(() => undefined)
  const [tokens] = await Promise.race([Promise.all([startSite(), startStudio()]), failedEarly])
  return {
    tokens,
    failed,
    stop: async () => {
      await stop()
      unlock()
    },
  }
}

/** Runs services under supervision. `failed` and `stop` are those of the product. */
export function superviseServices(settings: Settings, { mode, progress, onServiceLine }: ProductOptions) {
  const running = new Map<Service, Supervised>()
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>()
  let isStopping = false

  const run = async (service: Service, environment: Record<string, string>) => {
    const supervised = await supervise({
      title: service.title,
      launch: (restartReason) =>
        startChild({
          command: service.command(settings, mode),
          directory: join(ROOT, service.directory),
          environment,
          logFile: join(logDirectory(settings), `${service.name}.log`),
          restartReason,
          onLine: (line, stream) => stream === 'error' && !isStopping && onServiceLine?.(service, line),
        }),
      waitUntilReady: (child) =>
        waitUntilHealthy(service.title, child, healthUrl(service.name, settings), settings.dataDirectory),
      onRestart: progress.log,
      onGiveUp: (reason, child) => fail(describeExit(reason, child, settings.dataDirectory)),
    })
    running.set(service, supervised)
  }

  const stop = async () => {
    isStopping = true
    const { lake = [], others = [] } = Object.groupBy(running, ([{ name }]) =>
      name === 'lake' ? 'lake' : 'others',
    )
    await Promise.all(others.map(([, program]) => program.stop()))
    await Promise.all(lake.map(([, program]) => program.stop()))
    await stopAllChildren()
  }
  return { run, failed, stop }
}
