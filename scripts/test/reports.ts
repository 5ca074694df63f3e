import { z } from 'zod'

/** Test counts from a runner's report. */
export interface Counts {
  passed: number
  failed: number
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Reads Vitest's JSON report. A file that fails to load counts as one failure. */
export function readVitestReport(text: string): Counts {
  const report = vitestReportSchema.parse(JSON.parse(text))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * Reads Playwright's JSON report. Errors outside tests, such as a spec that fails to load, count as failures.
 */
export function readPlaywrightReport(text: string): Counts {
  const { stats, errors } = playwrightReportSchema.parse(JSON.parse(text))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Returns a runner's final counts. A failed process without a failed test adds one failure, and so does an
 * empty run.
 */
export function finalCounts(counts: Counts | null, exitCode: number | null): Counts {
  if (!counts) return { passed: 0, failed: 1 }
  const ranNothing = counts.passed + counts.failed === 0
  const unexplained = exitCode !== 0 && counts.failed === 0
  return ranNothing || unexplained ? { ...counts, failed: counts.failed + 1 } : counts
}

/**
 * Returns whether Node itself crashed, by what V8 prints then. Node 24 does so now and then while it collects code that was compiled
 * (`Check failed: jit_page.has_value()`), whatever runs. See https://github.com/nodejs/node/issues/64500.
 */
export const hasNodeCrashed = (log: string): boolean => /^# Fatal error in .*\n# Check failed: /m.test(log)
