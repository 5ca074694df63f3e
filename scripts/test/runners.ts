import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../settings.ts'
import { startChild } from '../start/child.ts'
import {
  type Counts,
  finalCounts,
  hasNodeCrashed,
  readPlaywrightReport,
  readVitestReport,
} from './reports.ts'
import type { RunnerResult } from './summary.ts'

export const RESULTS = join(ROOT, 'test-results')

/** A program that runs tests. */
export interface Runner {
  name: string
  title: string
  command: string[]
  environment?: Record<string, string>
  /** Its report and a parser for it. Without a report, the exit code counts as one test. */
  report?: { path: string; read: (text: string) => Counts }
  /** Milliseconds that it may take on a slow machine. It is skipped when less time is left. */
  needed?: number
}

export interface RunnerOutcome extends RunnerResult {
  /** The end of its output, if something failed. */
  output: string[]
  logFile: string
}

/** Stops a runner that hangs. */
const TIMEOUT_MS = 25 * 60_000

const TYPESCRIPT = 'node_modules/typescript-native/bin/tsc'

/** Creates a runner that passes or fails as a whole. */
const check = (name: string, title: string, ...command: string[]): Runner => ({ name, title, command })

/** Checks that need neither a product nor a browser. `next typegen` must have run. */
export const STATIC_CHECKS: readonly Runner[] = [
  check('types', 'Types: scripts, emulators, tests', TYPESCRIPT, '--noEmit'),
  check('types', 'Types: site', TYPESCRIPT, '--noEmit', '-p', 'web'),
  check('types', 'Types: Studio, model', TYPESCRIPT, '--noEmit', '-p', 'studio'),
  check('types', 'Types: browser tests', TYPESCRIPT, '--noEmit', '-p', 'tests'),
  check('lint', 'Lint: rules with types', 'node_modules/oxlint/bin/oxlint'),
  check('lint', 'Lint: syntax', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'),
  check('lint', 'Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  check('lint', 'Unused code', 'node_modules/knip/bin/knip.js', '--no-progress'),
]

/** Creates the runner of a Vitest project: unit, contract, architecture, slow, faults, hosting or vercel. */
export function vitestRunner(project: string, title: string): Runner {
  const path = join(RESULTS, `${project}.json`)
  return {
    name: project,
    title,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${path}`,
    ],
    report: { path, read: readVitestReport },
  }
}

/** Creates the runner of the fault tests at a sample of the steps. */
export const faultsRunner = (): Runner => vitestRunner('faults', 'Orders under faults')

/** Divides the files of a Vitest runner into parts, which as one could take longer than `TIMEOUT_MS` on a busy machine. */
const inParts = (runner: Runner, parts: number): Runner[] =>
  Array.from({ length: parts }, (_, index) => {
    const part = `${index + 1}/${parts}`
    return { ...runner, title: `${runner.title} ${part}`, command: [...runner.command, `--shard=${part}`] }
  })

/** Creates the runners of the fault tests at every step. */
export const everyFaultRunners = (): Runner[] =>
  inParts(
    {
      ...vitestRunner('faults', 'Orders, every fault at every step'),
      environment: { MERIDIAN_FAULTS: 'every', MERIDIAN_MODEL_RUNS: '150' },
      needed: 12 * 60_000,
    },
    5,
  )

/** Creates the runners of the tests of deployments. */
export const deploymentRunners = (): Runner[] => [
  ...inParts({ ...vitestRunner('hosting', 'Hosting'), needed: 12 * 60_000 }, 2),
  { ...vitestRunner('vercel', "Vercel's build, served"), needed: 10 * 60_000 },
]

/** Creates the runner of a Playwright project; `extra` narrows it (`--grep`, `--shard`). */
export function playwrightRunner(
  project: string,
  title: string,
  environment: Record<string, string>,
  extra: string[],
): Runner {
  const path = join(RESULTS, `${project}.json`)
  return {
    name: project,
    title,
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project',
      project,
      '--reporter=list,json',
      // Each part has a folder of its own, so that screenshots of a failure outlive the next part.
      `--output=${join(RESULTS, 'artifacts', fileNameOf(title))}`,
      ...extra,
    ],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    report: { path, read: readPlaywrightReport },
  }
}

const fileNameOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Runs a runner to its end, and once more if Node itself crashed. Never throws for failed tests. */
export async function execute(runner: Runner): Promise<RunnerOutcome> {
  const outcome = await executeOnce(runner)
  if (outcome.failed === 0 || !hasNodeCrashed(readLog(outcome.logFile))) return outcome
  return { ...(await executeOnce(runner)), title: `${runner.title}, again after a crash of Node` }
}

async function executeOnce(runner: Runner): Promise<RunnerOutcome> {
  const started = Date.now()
  mkdirSync(RESULTS, { recursive: true })
  if (runner.report) rmSync(runner.report.path, { force: true })
  const logFile = join(RESULTS, `${fileNameOf(runner.title)}.log`)
  const child = startChild({
    command: runner.command,
    directory: ROOT,
    environment: { NO_COLOR: '1', ...runner.environment },
    logFile,
  })
  let isStopped = false
  const timer = setTimeout(() => {
    isStopped = true
    void child.stop()
  }, TIMEOUT_MS)
  const { code } = await child.ended
  clearTimeout(timer)
  const counts = runner.report ? finalCounts(readReport(runner.report), code) : exitCounts(code)
  return {
    title: runner.title,
    ...counts,
    milliseconds: Date.now() - started,
    output: [
      ...(counts.failed > 0 ? readLog(logFile).trimEnd().split('\n').slice(-120) : []),
      ...(isStopped ? [`Stopped after ${TIMEOUT_MS / 60_000} minutes.`] : []),
    ],
    logFile,
  }
}

const exitCounts = (code: number | null): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

function readReport({ path, read }: NonNullable<Runner['report']>): Counts | null {
  try {
    return read(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function readLog(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
