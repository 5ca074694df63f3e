/**
 * `npm run bench:lake -- [sizes…] [--no-unplanned]`: measures a lake in a process of its own over 100,000 documents, asked over HTTP: its start,
 * its answers (p50, p95, and the first, which reads from the disk), 200 mutations a second with fifty listeners, and its memory; beside each answer
 * the time that groq-js takes for it alone, over an array of the same documents.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMemory } from '../memory.ts'
import { percentile } from '../statistics.ts'
import { fill } from './content.ts'
import { startLake, type RunningLake } from './process.ts'
import { questions, type Pick, type Question } from './questions.ts'
import { openUnplanned } from './unplanned.ts'
import { measureWrites } from './writes.ts'

const RUNS = 200
/** One question is asked no longer than this, however often that is. */
const PATIENCE_MS = 10_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { unplanned: { type: 'boolean', default: true } },
})

/** The same numbers in every run. */
function picking(): Pick {
  let seed = 1
  return (max) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % Math.floor(max)
  }
}

const column = (value: number, digits = 1) => value.toFixed(digits).padStart(9)

async function measure(lake: RunningLake, question: Question, size: number): Promise<string> {
  const pick = picking()
  const times: number[] = []
  const until = performance.now() + PATIENCE_MS
  while (times.length <= RUNS && (times.length < 2 || performance.now() < until)) {
    const { query, params } = question.ask(pick, size)
    const { status, bytes, took } = await lake.query(query, params)
    if (status !== 200) return `answered with ${status} after ${took.toFixed(0)} ms (${bytes} bytes)`
    times.push(took)
  }
  const [first = 0, ...rest] = times
  return `${column(percentile(rest, 0.5), 2)}${column(percentile(rest, 0.95), 2)}${column(first)}`
}

async function measureAll(size: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  try {
    fill(directory, size)
    const lake = await startLake(directory)
    console.log(
      `\n${size.toLocaleString('en')} documents, started in ${lake.started.toFixed(0)} ms (bar: 2000)`,
    )
    console.log(`  memory: ${describeMemory(lake.port)}`)
    console.log(`${''.padEnd(38)}   p50 ms   p95 ms first ms      bar  groq-js`)
    const unplanned = values.unplanned ? openUnplanned(size) : undefined
    for (const question of questions) {
      const found = await measure(lake, question, size)
      const bar = question.bar === undefined ? ''.padStart(9) : column(question.bar, 0)
      const alone = unplanned ? column(unplanned(question, picking()), 0) : ''
      console.log(`${question.what.padEnd(38)}${found}${bar}${alone}   memory ${describeMemory(lake.port)}`)
    }
    console.log(await measureWrites(lake, size))
    console.log(`memory: ${describeMemory(lake.port)} (bar: 600)`)
    await lake.stop()
    const again = await startLake(directory)
    console.log(`started again in ${again.started.toFixed(0)} ms (bar: 2000)`)
    await again.stop()
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const sizes = positionals.map(Number)
for (const size of sizes.length > 0 ? sizes : [100_000]) await measureAll(size)
