import { parseArgs } from 'node:util'

/** Which tests: those of every day, those tagged @full, or both. */
export type Extent = 'daily' | 'rest' | 'all'

export interface TestOptions {
  extent: Extent
  /** Names of runners (types, lint, unit, contract, architecture, build, e2e, a11y, visual); empty for all. */
  only: string[]
  /** Milliseconds that the rest may take; shards that would not fit are left out. */
  budget: number
}

/** `--all`, `--rest`, `--only unit,e2e`, `--minutes 20`. Throws on anything else. */
export function readOptions(args: string[]): TestOptions {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      rest: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      minutes: { type: 'string', default: 'Infinity' },
    },
  })
  const minutes = Number(values.minutes)
  if (Number.isNaN(minutes)) throw new Error('--minutes wants a number.')
  return {
    extent: values.all ? 'all' : values.rest ? 'rest' : 'daily',
    only: values.only.split(',').filter(Boolean),
    budget: minutes * 60_000,
  }
}
