import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { servicePort, serviceUrl } from '../../../scripts/services.ts'
import { logDirectory, ROOT } from '../../../scripts/settings.ts'
import { createProgress } from '../../../scripts/start/progress.ts'
import { formatTable } from '../../../scripts/start/table.ts'
import { buildForVercel, copyProject, installCli } from './build.ts'
import {
  type DeployedFunction,
  layOutFunctions,
  type RunningFunction,
  type RuntimeOptions,
  SIZE_LIMIT,
  startFunction,
} from './functions.ts'
import { startRouter } from './router.ts'
import { startServices } from './services.ts'

/** The deployment under test. */
interface Deployment {
  siteUrl: string
  /** The environment of the site, secrets included. */
  environment: Record<string, string>
  /** A token of the lake. */
  administratorToken: string
  lakeUrl: string
  functions: { name: string; size: number }[]
  /** With this token a request has a page rendered again. */
  bypassToken: string
  /** Paths that Vercel calls at intervals. */
  crons: string[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    deployment: Deployment
  }
}

/** Keeps the logs of the build, the functions and the emulators after the run. */
const RESULTS = join(ROOT, 'test-results/vercel')

/** Variables that Vercel sets at run time. */
const SYSTEM_ENVIRONMENT: NodeJS.ProcessEnv = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  VERCEL_TARGET_ENV: 'production',
  VERCEL_REGION: 'iad1',
  NODE_ENV: 'production',
  TZ: ':UTC',
}

/** Builds the site by Vercel's CLI and serves the output; the journeys get its address. Returns what stops it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { step, log } = createProgress()
  const folder = await mkdtemp(join(tmpdir(), 'meridian-vercel-'))
  const services = await step('Starting the stand-ins for hosted services', startServices)
  const { settings, environment } = services
  const logs = logDirectory(settings)
  const undo: (() => Promise<void> | void)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => services.stop(),
    () => cp(logs, RESULTS, { recursive: true }),
  ]
  const tearDown = async () => {
    for (const action of undo.reverse()) await action()
  }
  try {
    const cli = await step("Installing Vercel's CLI", () => Promise.resolve(installCli()))
    const project = join(folder, 'project')
    await step('Copying the project', () => copyProject(project))
    const built = await step('vercel build --prod', () =>
      buildForVercel(cli, project, environment, join(logs, 'vercel-build.log')),
    )
    const functions = await layOutFunctions(built, join(folder, 'functions'))
    log(formatFunctions(functions))
    // A function that still depends on the project's own folder must fail.
    const output = join(folder, 'output')
    await rename(built, output)
    await rm(project, { recursive: true })

    const running = new Map<string, Promise<RunningFunction>>()
    const startOnce = (name: string): Promise<RunningFunction> => {
      const started = running.get(name) ?? startFunction(findFunction(functions, name), runtime)
      running.set(name, started)
      return started
    }
    const router = await startRouter(
      output,
      async (name) => (await startOnce(name)).origin,
      servicePort('web', settings),
    )
    const runtime: RuntimeOptions = {
      environment: { ...environment, ...SYSTEM_ENVIRONMENT },
      identityOrigin: serviceUrl('identity', settings),
      logFile: join(logs, 'functions.log'),
      onExpired: (tags) => router.expire(tags),
    }
    undo.push(async () => {
      router.close()
      for (const started of running.values())
        await started.then(
          ({ stop }) => stop(),
          () => undefined,
        )
    })

    const readOutput = async (path: string): Promise<unknown> =>
      JSON.parse(await readFile(join(output, path), 'utf8'))
    const { crons } = (await readOutput('config.json')) as { crons: { path: string }[] }
    const { bypassToken } = (await readOutput('functions/en.prerender-config.json')) as {
      bypassToken: string
    }
    provide('deployment', {
      siteUrl: serviceUrl('web', settings),
      environment,
      administratorToken: services.tokens.administrator,
      lakeUrl: serviceUrl('lake', settings),
      functions: functions.map(({ name, size }) => ({ name, size })),
      bypassToken,
      crons: crons.map(({ path }) => path),
    })
    return tearDown
  } catch (error) {
    await tearDown()
    throw error
  }
}

function findFunction(functions: readonly DeployedFunction[], name: string): DeployedFunction {
  const found = functions.find((deployed) => deployed.name === name)
  if (!found) throw new Error(`The build output has no function ${name}.`)
  return found
}

function formatFunctions(functions: readonly DeployedFunction[]): string {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
  const rows = functions.map(({ name, files, size }) => [name, `${files} files`, megabytes(size)])
  return `\n${formatTable(rows)}\n${functions.length} functions; Vercel takes ${megabytes(SIZE_LIMIT)} each.\n`
}
