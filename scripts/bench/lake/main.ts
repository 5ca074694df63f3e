/**
 * `npm run bench:lake`: measures a lake in its own process over 100,000 documents: its start, queries, and pings during large requests.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { readArguments } from '../../command-line.ts'
import { startEmulator } from '../../emulator-process.ts'
import { formatTable } from '../../start/table.ts'
import { describeMemory } from '../memory.ts'
import { percentile } from '../statistics.ts'
import { dataset, fill, projectId } from './dataset.ts'
import { measurePings } from './pings.ts'
import { queries } from './queries.ts'

const SIZE = 100_000
const RUNS = 200
const QUERY_TIME_MS = 5_000
const API = `v${API_VERSION}/data`

readArguments('npm run bench:lake    measures a lake of 100,000 documents', {})

const directory = mkdtempSync(join(tmpdir(), 'lake-bench-'))
fill(directory, SIZE)
const started = performance.now()
const lake = await startEmulator<{ tokens: { administrator: string } }>('content-lake', directory)
const { url, port, tokens } = lake.announced

/** Sends a request and reads its response. Some heavy ones may fail, for example by timing out. */
async function send(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens.administrator}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response
}
const query = (text: string, params = {}) =>
  send('POST', `${API}/query/${dataset}?returnQuery=false`, { query: text, params, perspective: 'published' })

async function measure({ what, target, build }: (typeof queries)[number]): Promise<string[]> {
  const times: number[] = []
  const until = performance.now() + QUERY_TIME_MS
  for (let run = 0; run < RUNS && performance.now() < until; run += 1) {
    const { query: text, params } = build(run)
    const from = performance.now()
    const { status } = await query(text, params)
    if (status !== 200) throw new Error(`${what}: the lake responded with ${status}.`)
    times.push(performance.now() - from)
  }
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(2))
  return [what, `p50 ${p50} ms (target: ${target})`, `p95 ${p95} ms`, `first ${times[0]?.toFixed(1)} ms`]
}

try {
  await query('*[_id == "none"][0]')
  console.log(`Started in ${(performance.now() - started).toFixed(0)} ms (target: 2000).`)
  const rows: string[][] = []
  for (const one of queries) rows.push(await measure(one))
  console.log(`${formatTable(rows)}\nPings while one request runs (target: 100):`)
  console.log(
    await measurePings(port, {
      query,
      exportDataset: () => send('GET', `${API}/export/${dataset}`),
      mutate: (mutations) => send('POST', `${API}/mutate/${dataset}`, { mutations }),
      deleteDataset: () => send('DELETE', `v1/projects/${projectId}/datasets/${dataset}`),
    }),
  )
  console.log(`Memory: ${describeMemory(port)} (target: 600).`)
} finally {
  lake.child.kill('SIGINT')
  await once(lake.child, 'exit')
  rmSync(directory, { recursive: true })
}
