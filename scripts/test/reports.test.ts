import { expect, test } from 'vitest'
import { finalCounts, hasNodeCrashed, readPlaywrightReport, readVitestReport } from './reports.ts'
import { formatSummary } from './summary.ts'

test('a Vitest file that fails to load counts as a failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  }
  expect(readVitestReport(JSON.stringify(report))).toEqual({ passed: 4, failed: 2 })
})

test('Playwright errors outside tests and flaky tests count as failures', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{ message: 'broken spec' }] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 3, failed: 3 })
})

test.each([
  ['no report', null, 1, { passed: 0, failed: 1 }],
  ['nothing ran', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['an unexplained exit code', { passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
  ['a clean run', { passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
  ['failures that are already counted', { passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
] as const)('%s', (_, counts, code, expected) => {
  expect(finalCounts(counts, code)).toEqual(expected)
})

test('the last line of the summary adds up all runners', () => {
  const summary = formatSummary([
    { title: 'Unit', passed: 12, failed: 0, milliseconds: 900 },
    { title: 'End to end', passed: 3, failed: 2, milliseconds: 61_000 },
  ])
  expect(summary.split('\n').at(-1)).toBe('15 passed, 2 failed')
})

test('a crash of Node is told from failed tests', () => {
  const crash = '✓ a test\n\n#\n# Fatal error in , line 0\n# Check failed: jit_page.has_value().\n#\n'
  expect(hasNodeCrashed(crash)).toBe(true)
  expect(hasNodeCrashed('AssertionError: expected "# Fatal error in" to be "# Check failed: "')).toBe(false)
})
