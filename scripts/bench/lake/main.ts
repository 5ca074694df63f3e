/**
 * `npm run bench:lake -- [sizes…] [--no-baseline]`: measures a lake in its own process over 100,000 documents.
 * It covers start, queries, pings during large requests, memory, and 200 mutations a second with fifty listeners. The first query
 * reads from disk. The baseline is groq-js alone over an array of the same documents.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../command-line.ts'
import { describeMemory } from '../memory.ts'
import { percentile } from '../statistics.ts'
import { fill } from './dataset.ts'
import { createGroqJsBaseline } from './groq-js-baseline.ts'
import { type RunningLake, startLake } from './lake-process.ts'
import { measurePings } from './pings.ts'
import { type BenchQuery, type Pick, queries } from './queries.ts'
import { measureWrites } from './writes.ts'

const RUNS = 200
const QUERY_TIME_MS = 10_000

const USAGE = 'npm run bench:lake [-- SIZE … --no-baseline]    measures a lake of SIZE documents (100000)'
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  allowNegative: true,
  options: { baseline: { type: 'boolean', default: true } },
})

/** Returns a generator that yields the same numbers in every run. */
function createPick(): Pick {
  let seed = 1
  return (max) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % Math.floor(max)
  }
}

const column = (value: number, digits = 1) => value.toFixed(digits).padStart(9)

async function measure(lake: RunningLake, benchQuery: BenchQuery, size: number): Promise<string> {
  const pick = createPick()
  const times: number[] = []
  const until = performance.now() + QUERY_TIME_MS
  while (times.length <= RUNS && (times.length < 2 || performance.now() < until)) {
    const { query, params } = benchQuery.build(pick, size)
    const { status, bytes, took } = await lake.query(query, params)
    if (status !== 200) return `responded with ${status} after ${took.toFixed(0)} ms (${bytes} bytes)`
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
      `\n${size.toLocaleString('en')} documents, started in ${lake.started.toFixed(0)} ms (target: 2000)`,
    )
    console.log(`  memory: ${describeMemory(lake.port)}`)
    console.log(`${''.padEnd(38)}   p50 ms   p95 ms first ms      target  groq-js`)
    const baseline = values.baseline ? createGroqJsBaseline(size) : undefined
    for (const benchQuery of queries) {
      const found = await measure(lake, benchQuery, size)
      const target = benchQuery.target === undefined ? ''.padStart(9) : column(benchQuery.target, 0)
      const alone = baseline ? column(baseline(benchQuery, createPick()), 0) : ''
      console.log(
        `${benchQuery.what.padEnd(38)}${found}${target}${alone}   memory ${describeMemory(lake.port)}`,
      )
    }
    console.log(await measureWrites(lake, size))
    console.log(`memory: ${describeMemory(lake.port)} (target: 600)`)
    await lake.stop()
    const again = await startLake(directory)
    console.log(`started again in ${again.started.toFixed(0)} ms (target: 2000)`)
    console.log(await measurePings(again))
    await again.stop()
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const sizes = positionals.map(Number)
for (const size of sizes.length > 0 ? sizes : [100_000]) await measureAll(size)
