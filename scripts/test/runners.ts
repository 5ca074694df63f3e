import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../settings.ts'
import { startChild } from '../start/child.ts'
import { readPlaywrightReport, readVitestReport, settleCounts, type Counts } from './reports.ts'
import type { RunnerResult } from './summary.ts'

export const RESULTS = join(ROOT, 'test-results')

/** One program that tests something. */
export interface Runner {
  name: string
  title: string
  command: string[]
  environment?: Record<string, string>
  /** Where it writes its report and how to read that; without, its exit code is its one test. */
  report?: { path: string; read: (text: string) => Counts }
}

export interface RunnerOutcome extends RunnerResult {
  /** The end of its output when something failed. */
  output: string[]
  logFile: string
}

/** A runner that hangs must not hold up the rest for ever. */
const LONGEST_MS = 25 * 60_000

const TYPESCRIPT = 'node_modules/typescript/bin/tsc'

/** A check that either passes or does not. */
const check = (name: string, title: string, ...command: string[]): Runner => ({ name, title, command })

/** The checks that need neither product nor browser; `next typegen` must have run. */
export const STATIC_CHECKS: readonly Runner[] = [
  check('types', 'Types: scripts, emulators, tests', TYPESCRIPT, '--noEmit'),
  check('types', 'Types: site', TYPESCRIPT, '--noEmit', '-p', 'web'),
  check('types', 'Types: Studio, model', TYPESCRIPT, '--noEmit', '-p', 'studio'),
  check('types', 'Types: browser tests', TYPESCRIPT, '--noEmit', '-p', 'tests'),
  check('lint', 'Lint', 'node_modules/eslint/bin/eslint.js', '.'),
  check('lint', 'Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
]

/** A Vitest project: unit, contract, architecture, faults or vercel. */
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

/** Orders under faults; at every step, in the long run, or at a sample of them. */
export const faultsRunner = (isEvery: boolean): Runner => ({
  ...vitestRunner('faults', isEvery ? 'Orders, every fault at every step' : 'Orders under faults'),
  ...(isEvery && { environment: { MERIDIAN_FAULTS: 'every', MERIDIAN_MODEL_RUNS: '150' } }),
})

/** A Playwright project against a serving product; `extra` narrows it (`--grep`, `--shard`). */
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
      ...extra,
    ],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    report: { path, read: readPlaywrightReport },
  }
}

/** Runs one runner to its end; never throws for what the tests found. */
export async function execute(runner: Runner): Promise<RunnerOutcome> {
  const started = Date.now()
  mkdirSync(RESULTS, { recursive: true })
  if (runner.report) rmSync(runner.report.path, { force: true })
  const logFile = join(RESULTS, `${runner.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`)
  const child = startChild({
    command: runner.command,
    directory: ROOT,
    environment: { NO_COLOR: '1', ...runner.environment },
    logFile,
  })
  const timer = setTimeout(() => void child.stop(), LONGEST_MS)
  const { code } = await child.ended
  clearTimeout(timer)
  const counts = runner.report ? settleCounts(readReport(runner.report), code) : exitCounts(code)
  return {
    title: runner.title,
    ...counts,
    milliseconds: Date.now() - started,
    output: counts.failed > 0 ? readTail(logFile) : [],
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

function readTail(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-120)
  } catch {
    return []
  }
}
