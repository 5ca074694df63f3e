import { parseArgs } from 'node:util'

/** Selects the daily tests, the ones tagged @full, or both. */
type Extent = 'daily' | 'rest' | 'all'

export interface TestOptions {
  extent: Extent
  /**
   * Names of runners: types, lint, unit, contract, architecture, faults, hosting, vercel, build, whole-site,
   * a11y, e2e, instances. Empty for all.
   */
  only: string[]
  /** Time budget of the long run in milliseconds; parts that do not fit are skipped. */
  budget: number
  /** Runs only browser specs whose name contains this; empty for all. */
  spec: string
  /** How often each browser test runs, to reveal flaky tests. */
  repeat: number
}

/**
 * Parses `--all`, `--rest`, `--only unit,e2e`, `--minutes 20`, `--spec menu` and `--repeat 5`. Throws on
 * anything else.
 */
export function readOptions(args: string[]): TestOptions {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      rest: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      minutes: { type: 'string', default: 'Infinity' },
      spec: { type: 'string', default: '' },
      repeat: { type: 'string', default: '1' },
    },
  })
  const minutes = Number(values.minutes)
  if (Number.isNaN(minutes)) throw new Error('--minutes must be a number.')
  const repeat = Number(values.repeat)
  if (!Number.isInteger(repeat) || repeat < 1)
    throw new Error('--repeat must be a whole number of at least 1.')
  return {
    spec: values.spec,
    repeat,
    extent: values.all ? 'all' : values.rest ? 'rest' : 'daily',
    only: values.only.split(',').filter(Boolean),
    budget: minutes * 60_000,
  }
}
