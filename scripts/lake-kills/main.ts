import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { killRounds } from './rounds.ts'

/** `npm run kill:lake -- --kills 1000`: ends with 1, and keeps the data folder, when anything was lost, torn or left out. */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } })
const kills = Number(values.kills)
const directory = await mkdtemp(join(tmpdir(), 'lake-kills-'))

const { acknowledged, faults } = await killRounds({
  kills,
  directory,
  random: Math.random,
  report: (round, written, wrong) => {
    for (const fault of wrong) console.error(`kill ${round}: ${fault}`)
    if (round % 50 === 0) console.log(`${round} kills; ${written} writes acknowledged before the last`)
  },
})
console.log(`${kills} kills, ${acknowledged} acknowledged writes, ${faults.length} faults`)
if (faults.length > 0) {
  console.error(`The data folder is kept: ${directory}`)
  process.exit(1)
}
await rm(directory, { recursive: true })
