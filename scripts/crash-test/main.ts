import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, UsageError } from '../command-line.ts'
import { runCrashRounds } from './crash-rounds.ts'

/**
 * `npm run crash-test:lake -- --kills 1000`. Exits with 1 and keeps the data folder when a write was lost or
 * incomplete.
 */
const USAGE =
  'npm run crash-test:lake [-- --kills 1000]    kills a lake while it writes, and looks for lost writes'
const { values } = readArguments(USAGE, { options: { kills: { type: 'string', default: '1000' } } })
const kills = Number(values.kills)
if (!Number.isSafeInteger(kills) || kills < 1)
  throw new UsageError('--kills must be a number of kills.', USAGE)
const directory = await mkdtemp(join(tmpdir(), 'crash-test-'))

const { acknowledged, errors } = await runCrashRounds({
  kills,
  directory,
  random: Math.random,
  report: (round, written, roundErrors) => {
    for (const error of roundErrors) console.error(`kill ${round}: ${error}`)
    if (round % 50 === 0) console.log(`${round} kills; ${written} writes acknowledged before the last`)
  },
})
console.log(`${kills} kills, ${acknowledged} acknowledged writes, ${errors.length} errors`)
if (errors.length > 0) {
  console.error(`The data folder remains: ${directory}`)
  process.exit(1)
}
await rm(directory, { recursive: true })
