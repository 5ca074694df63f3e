import { join } from 'node:path'
import { presentServices, servicePort, type Mode, type Service, type ServiceName } from '../services.ts'
import { logDirectory, type Settings } from '../settings.ts'
import { localClient } from '../seed/client.ts'
import { isEmpty, seed } from '../seed/seed.ts'
import { isStale, runBuild, studioBuild, webBuild } from './build.ts'
import { startChild, stopAllChildren } from './child.ts'
import { lockDataFolder } from './data-lock.ts'
import { openDemoAccount } from './demo-customer.ts'
import { requireDataFolder } from './disk.ts'
import { publicWebEnvironment, studioEnvironment, webEnvironment } from './environment.ts'
import { describeDeath, waitUntilHealthy } from './health.ts'
import { ensureDataset, registerSite } from './lake.ts'
import { requireFreePorts } from './ports.ts'
import type { Progress } from './progress.ts'
import {
  cronSecret,
  mailKey,
  paymentKeys,
  readLakeTokens,
  revalidateSecret,
  type LakeTokens,
} from './secrets.ts'
import { supervise, type Supervised } from './supervisor.ts'

/** The whole product, serving. */
export interface Product {
  tokens: LakeTokens
  /** Resolves with a message when one of its programs keeps ending and is not started again. */
  failed: Promise<string>
  /** Ends everything: site and Studio first, the lake last. */
  stop: () => Promise<void>
}

export interface ProductOptions {
  mode: Mode
  progress: Progress
  /** Called with each line that a running service writes to its error stream. */
  onServiceLine?: (service: Service, line: string) => void
}

const health = (service: Service, settings: Settings): string =>
  `http://127.0.0.1:${servicePort(service.name, settings)}${service.health}`

/**
 * Starts every service that is in the repository: emulators, then content, then what is built from it.
 * @throws Error with a message for a person; by then everything that was started has been stopped again.
 */
export async function startProduct(settings: Settings, options: ProductOptions): Promise<Product> {
  requireDataFolder(settings.dataDirectory, [logDirectory(settings)])
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
  { mode, progress, onServiceLine }: ProductOptions,
  unlock: () => void,
): Promise<Product> {
  const { step } = progress
  const present = presentServices(settings)
  const find = (name: ServiceName) => present.find((service) => service.name === name)
  const running = new Map<Service, Supervised>()
  let stopping = false
  let fail: (message: string) => void
  const failed = new Promise<string>((resolve) => (fail = resolve))

  const run = async (service: Service, environment: Record<string, string>) => {
    const supervised = await supervise({
      title: service.title,
      launch: (restartReason) =>
        startChild({
          command: service.command(settings, mode),
          directory: join(settings.root, service.directory),
          environment,
          logFile: join(logDirectory(settings), `${service.name}.log`),
          restartReason,
          onLine: (line, stream) => stream === 'error' && !stopping && onServiceLine?.(service, line),
        }),
      waitUntilReady: (child) =>
        waitUntilHealthy(service.title, child, health(service, settings), settings.dataDirectory),
      onRestart: progress.say,
      onGiveUp: (reason, child) => fail(describeDeath(reason, child, settings.dataDirectory)),
    })
    running.set(service, supervised)
  }

  const studio = find('studio')
  const startStudio = async () => {
    if (!studio) return
    const build = studioBuild(settings)
    if (mode === 'serve' && isStale(build)) await step(build.title, () => runBuild(build))
    await step('Starting Studio', () => run(studio, studioEnvironment(settings)))
  }

  const startSite = async () => {
    const emulators = present.filter(({ name }) => name !== 'web' && name !== 'studio')
    await step('Starting the stand-ins for hosted services', () =>
      Promise.all(emulators.map((service) => run(service, publicWebEnvironment(settings)))),
    )
    const tokens = readLakeTokens(settings)
    const secret = revalidateSecret(settings)
    const client = localClient(settings, tokens.administrator)
    await ensureDataset(settings, tokens.administrator)
    if (await isEmpty(client)) {
      await step('Seeding the content', () => seed(client, settings.root, { reset: false }))
      if (find('identity')) await openDemoAccount(settings)
    }
    const web = find('web')
    if (!web) return tokens
    // Before the build: what is published while it runs must reach the site it makes.
    await registerSite(settings, tokens.administrator, secret)
    const environment = webEnvironment(settings, {
      tokens,
      revalidate: secret,
      mail: mailKey(settings),
      payments: paymentKeys(settings),
      cron: cronSecret(settings),
    })
    const build = webBuild(settings, environment)
    if (mode === 'serve' && isStale(build)) await step(build.title, () => runBuild(build))
    await step('Starting the site', () => run(web, environment))
    return tokens
  }

  // A program that is given up while another is still being built or started must not be noticed late.
  const failedEarly = failed.then((message) => Promise.reject<never>(new Error(message)))
  failedEarly.catch(() => undefined)
  const [tokens] = await Promise.race([Promise.all([startSite(), startStudio()]), failedEarly])
  return {
    tokens,
    failed,
    stop: async () => {
      stopping = true
      const [lake, others] = partition([...running], ([{ name }]) => name === 'lake')
      await Promise.all(others.map(([, program]) => program.stop()))
      await Promise.all(lake.map(([, program]) => program.stop()))
      await stopAllChildren()
      unlock()
    },
  }
}

function partition<Item>(items: Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}
