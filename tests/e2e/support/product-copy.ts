import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { test } from '@playwright/test'
import { service, type ServiceName, serviceUrl } from '../../../scripts/services.ts'
import { lakeDirectory, logDirectory, ROOT, type Settings } from '../../../scripts/settings.ts'
import { type Child, startChild } from '../../../scripts/start/child.ts'
import { webEnvironment, webOutput } from '../../../scripts/start/environment.ts'
import { waitUntilHealthy } from '../../../scripts/start/health.ts'
import { registerSite, unregisterSites } from '../../../scripts/start/lake.ts'
import { findFreeOffset } from '../../../scripts/start/ports.ts'
import { type LakeTokens, mailKey, paymentKeys, readLakeTokens } from '../../../scripts/start/secrets.ts'
import { startService } from '../../../scripts/start/start-service.ts'
import { settings as original } from './addresses.ts'

/** Far from the ports of users and other tests. */
const FIRST_OFFSET = 5000

/** Workers run in parallel, so each searches its own range of ports. A lake is 1000 above its site. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const OFFSETS_PER_WORKER = 2000

/** A site with its services that one test may stop and kill without affecting others. */
export interface ProductCopy {
  siteUrl: string
  lakeUrl: string
  mailUrl: string
  mailKey: string
  identityUrl: string
  paymentsUrl: string
  /** The secret key of the payment service. */
  paymentsKey: string
  /** The lake's tokens by role. */
  tokens: LakeTokens
  /** Kills the lake. */
  killLake: () => Promise<void>
  startLake: () => Promise<void>
  /** Kills the mailbox. */
  killMail: () => Promise<void>
  startMail: () => Promise<void>
  restartSite: () => Promise<void>
  /** Kills the site. */
  killSite: () => Promise<void>
  startSite: () => Promise<void>
  /** Starts another instance of the site on another port. */
  startInstance: (port: number) => Promise<Child>
  /** The secret of the revalidation endpoint. */
  revalidateSecret: string
  /** Switches the lake's revalidation requests to the site, which are on by default. */
  registerSite: () => Promise<void>
  unregisterSite: () => Promise<void>
  dispose: () => Promise<void>
}

interface ProductCopyOptions {
  /** Further environment variables of the site by the ports' offset. */
  environment?: (portOffset: number) => Record<string, string>
  /** Runs before the site starts. */
  beforeSite?: (portOffset: number) => Promise<void>
}

/**
 * Copies content and build of the product under test for other ports. Returns the settings of the copy and its cleanup.
 */
export async function copyProduct(): Promise<{ settings: Settings; remove: () => Promise<void> }> {
  const settings: Settings = {
    dataDirectory: await mkdtemp(join(tmpdir(), 'meridian-own-')),
    portOffset: await findFreeOffset(FIRST_OFFSET + WORKER * OFFSETS_PER_WORKER),
  }
  const build = join(ROOT, 'web', webOutput(settings))
  await copyLake(lakeDirectory(settings))
  await copyBuild(build, settings)
  return {
    settings,
    remove: async () => {
      await rm(build, { recursive: true, force: true })
      await rm(settings.dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Copies content and build of the product under test to other ports and starts the copy. */
export async function startProductCopy({
  environment: more = () => ({}),
  beforeSite,
}: ProductCopyOptions = {}): Promise<ProductCopy> {
  const { settings, remove } = await copyProduct()
  const running = new Map<ServiceName, Child>()
  const secret = randomBytes(32).toString('hex')

  const start = async (name: ServiceName, options?: Parameters<typeof startService>[2]): Promise<void> =>
    void running.set(name, await startService(name, settings, options))
  const startLake = () => start('lake')
  const startMail = () => start('mail')
  await Promise.all([startLake(), startMail(), start('identity'), start('payments')])
  const tokens = readLakeTokens(settings)
  const secrets = {
    tokens,
    revalidate: secret,
    signing: secret,
    mail: mailKey(settings),
    payments: paymentKeys(settings),
    cron: secret,
  }
  const siteEnvironment = {
    ...webEnvironment(settings, secrets),
    TRUSTED_PROXIES: '1',
    ...more(settings.portOffset),
  }
  // Responds without the lake.
  const startSite = () => start('web', { environment: siteEnvironment, health: '/robots.txt' })
  await beforeSite?.(settings.portOffset)
  await startSite()
  const register = () => registerSite(settings, tokens.administrator, secret)
  await register()

  async function startInstance(port: number): Promise<Child> {
    const command = service('web').command(settings, 'serve')
    const child = startChild({
      command: [...command.slice(0, -1), String(port)],
      directory: ROOT,
      environment: siteEnvironment,
      logFile: join(logDirectory(settings), `web-${port}.log`),
    })
    await waitUntilHealthy('Site', child, `http://127.0.0.1:${port}/robots.txt`, settings.dataDirectory)
    return child
  }

  async function kill(name: ServiceName): Promise<void> {
    const child = running.get(name)
    if (!child) return
    process.kill(child.pid, 'SIGKILL')
    await child.ended
  }

  return {
    siteUrl: serviceUrl('web', settings),
    lakeUrl: serviceUrl('lake', settings),
    tokens,
    startLake,
    mailUrl: serviceUrl('mail', settings),
    mailKey: secrets.mail,
    startMail,
    identityUrl: serviceUrl('identity', settings),
    paymentsUrl: serviceUrl('payments', settings),
    paymentsKey: secrets.payments.secretKey,
    killSite: () => kill('web'),
    startSite,
    startInstance,
    revalidateSecret: secret,
    registerSite: register,
    unregisterSite: () => unregisterSites(settings, tokens.administrator),
    killLake: () => kill('lake'),
    killMail: () => kill('mail'),
    async restartSite() {
      await running.get('web')?.stop()
      await startSite()
    },
    async dispose() {
      await Promise.all([...running.values()].map((child) => child.stop()))
      await remove()
    },
  }
}

/** Copies a database consistently while another process writes to it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true })
  await backup(database, to)
  database.close()
}

async function copyLake(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const from = lakeDirectory(original)
  await copyDatabase(join(from, 'lake.sqlite'), join(folder, 'lake.sqlite'))
  await cp(join(from, 'tokens.json'), join(folder, 'tokens.json'))
}

/** A build contains the path of its folder, so the copy gets its own path. */
async function copyBuild(to: string, settings: Settings): Promise<void> {
  const name = webOutput(original)
  const from = join(ROOT, 'web', name)
  const isCopied = (path: string) => !/\/cache$|\.draft$/.test(path)
  await cp(from, to, { recursive: true, filter: isCopied, verbatimSymlinks: true })
  for (const file of await readdir(to, { recursive: true })) {
    if (!/\.(?:js|json)$/.test(file)) continue
    const path = join(to, file)
    const text = await readFile(path, 'utf8')
    if (text.includes(name)) await writeFile(path, text.replaceAll(name, webOutput(settings)))
  }
}

/** Starts a copy of the product before the tests of a file and ends it after them. Returns the copy, which is empty until then. */
export function useProductCopy(options?: ProductCopyOptions): ProductCopy {
  const product = {} as ProductCopy
  test.beforeAll(async () => {
    // Copying product and content takes a few seconds, more on a busy machine.
    test.setTimeout(180_000)
    Object.assign(product, await startProductCopy(options))
  })
  test.afterAll(() => product.dispose())
  return product
}
