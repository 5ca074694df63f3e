import { parseArgs } from 'node:util'

/** Which tests: those of every day, those tagged @full, or both. */
export type Extent = 'daily' | 'rest' | 'all'

export interface TestOptions {
  extent: Extent
  /** Names of runners (types, lint, unit, contract, architecture, faults, hosting, vercel, build, whole-site, a11y, e2e, instances); empty for all. */
  only: string[]
  /** Milliseconds that the rest may take; shards that would not fit are left out. */
  budget: number
  /** A part of the names of the browser specs to run; empty for all. */
  spec: string
  /** How often each browser test runs: a test that fails once in a while shows itself. */
  repeat: number
}

/** `--all`, `--rest`, `--only unit,e2e`, `--minutes 20`, `--spec menu`, `--repeat 5`. Throws on anything else. */
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
  if (Number.isNaN(minutes)) throw new Error('--minutes wants a number.')
  const repeat = Number(values.repeat)
  if (!Number.isInteger(repeat) || repeat < 1) throw new Error('--repeat wants a whole number, 1 or more.')
  return {
    spec: values.spec,
    repeat,
    extent: values.all ? 'all' : values.rest ? 'rest' : 'daily',
    only: values.only.split(',').filter(Boolean),
    budget: minutes * 60_000,
  }
}
