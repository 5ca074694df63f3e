import { readArguments, UsageError } from '../command-line.ts'

/** What `--only` names. */
const GROUPS = [
  ...['types', 'lint', 'unit', 'contract', 'architecture', 'slow', 'faults', 'hosting', 'vercel'],
  ...['build', 'whole-site', 'a11y', 'e2e', 'instances'],
]

const USAGE = `npm test                 the tests of every day; npm run test:all adds those tagged @full
  -- --only GROUP,…      ${GROUPS.join(', ')}
  -- --spec PART         browser specs whose name contains PART
  -- --repeat N          each browser test N times
  -- --all               the same as npm run test:all; --rest only what npm test leaves out
  -- --minutes N         skips long tests for which no time is left`

/** Selects the daily tests, the ones tagged @full, or both. */
type Extent = 'daily' | 'rest' | 'all'

export interface TestOptions {
  extent: Extent
  /** Names of `GROUPS`. Empty for all. */
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
  const options = {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: 'Infinity' },
    spec: { type: 'string', default: '' },
    repeat: { type: 'string', default: '1' },
  } as const
  const { values } = readArguments(USAGE, { options }, args)
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !GROUPS.includes(name))
  if (unknown) throw new UsageError(`There is no group "${unknown}".`, USAGE)
  const minutes = Number(values.minutes)
  if (Number.isNaN(minutes)) throw new UsageError('--minutes must be a number.', USAGE)
  const repeat = Number(values.repeat)
  if (!Number.isInteger(repeat) || repeat < 1)
    throw new UsageError('--repeat must be a whole number of at least 1.', USAGE)
  return {
    spec: values.spec,
    repeat,
    extent: values.all ? 'all' : values.rest ? 'rest' : 'daily',
    only,
    budget: minutes * 60_000,
  }
}
