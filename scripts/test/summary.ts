import { formatElapsed } from '../start/progress.ts'
import { formatTable } from '../start/table.ts'

export interface RunnerResult {
  title: string
  passed: number
  failed: number
  milliseconds: number
}

export const totals = (results: readonly RunnerResult[]): { passed: number; failed: number } => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})

/** Returns a table of all runners; its last line is `N passed, N failed`. */
export function formatSummary(results: readonly RunnerResult[]): string {
  const { passed, failed } = totals(results)
  const rows = results.map((result) => [
    result.failed > 0 ? '✗' : '✓',
    result.title,
    `${result.passed} passed`,
    `${result.failed} failed`,
    formatElapsed(result.milliseconds),
  ])
  return `\n${formatTable(rows)}\n\n${passed} passed, ${failed} failed`
}
