import { z } from 'zod'

/** Counts out of a runner's own report. */
export interface Counts {
  passed: number
  failed: number
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Reads Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function readVitestReport(text: string): Counts {
  const report = VitestReport.parse(JSON.parse(text))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Reads Playwright's JSON report. Errors outside of tests (a spec that does not load) count as failures. */
export function readPlaywrightReport(text: string): Counts {
  const { stats, errors } = PlaywrightReport.parse(JSON.parse(text))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * What a runner's counts come to, given how its process ended: failing without saying which test is one failure, and
 * so is having run nothing.
 */
export function settleCounts(counts: Counts | null, exitCode: number | null): Counts {
  if (!counts) return { passed: 0, failed: 1 }
  const ranNothing = counts.passed + counts.failed === 0
  const unexplained = exitCode !== 0 && counts.failed === 0
  return ranNothing || unexplained ? { ...counts, failed: counts.failed + 1 } : counts
}
