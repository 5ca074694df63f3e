import { Worker } from 'node:worker_threads'
import { documentOf } from './dataset.ts'
import type { RunningLake } from './lake-process.ts'

/** Maximum time of a ping while any other request runs, in milliseconds. */
const TARGET = 100

/** Pings a lake from a thread of its own, so that reading a large response here delays none. */
const PINGER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { Agent, get } = require('node:http')
  const agent = new Agent({ keepAlive: true })
  let worst = 0
  parentPort.on('message', () => { parentPort.postMessage(worst); worst = 0 })
  const ping = () => {
    const from = performance.now()
    get({ agent, host: '127.0.0.1', port: workerData, path: '/v1/ping' }, (response) => {
      response.resume().on('end', () => {
        worst = Math.max(worst, performance.now() - from)
        setTimeout(ping, 5)
      })
    })
  }
  ping()`

/** Queries that read every product, each of another kind: a large result, a long computation, and texts. */
const HEAVY = [
  '*[_type == "product"]{_id, name}',
  '*[_type == "product"]{"n": count(summary[value match "en*"])} | order(n desc)[0...10]',
  '*[_type == "product" && pt::text(summary) != name && length(name) > 3] | order(string::split(name, " ")[1])[0...10]',
]

/** Sends eight different heavy queries at once; some may fail, for example by timing out. */
const queryEight = (lake: RunningLake) =>
  Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      lake.query(`${HEAVY[index % HEAVY.length]}{..., "i": ${index}}`, {}),
    ),
  )

/**
 * Describes the slowest ping while the lake is idle, runs heavy queries, exports its dataset, and writes large transactions. Deletes
 * the dataset at last, also under pings.
 */
export async function measurePings(lake: RunningLake): Promise<string> {
  const pinger = new Worker(PINGER, { eval: true, workerData: lake.port })
  const readWorst = () =>
    new Promise<number>((resolve) => {
      pinger.once('message', resolve)
      pinger.postMessage('read')
    })
  const creations = Array.from({ length: 2_000 }, (_, index) => ({
    create: { ...documentOf(index), _id: `new-${index}`, _rev: undefined },
  }))
  const query = '*[_type == "product" && price < 9556]'
  const requests: [string, () => Promise<unknown>][] = [
    ['idle', () => new Promise((resolve) => setTimeout(resolve, 1_000))],
    ...HEAVY.map((text): [string, () => Promise<unknown>] => [text.slice(0, 34), () => lake.query(text, {})]),
    ['eight such queries at once', () => queryEight(lake)],
    ['export', () => lake.exportDataset()],
    ['transaction of 2,000 documents', () => lake.mutate(creations)],
    ['patch by query', () => lake.mutate([{ patch: { query, set: { marker: 'patched' } } }])],
    ['deletion of the dataset', () => lake.deleteDataset()],
  ]
  const lines: string[] = []
  for (const [what, run] of requests) {
    await readWorst()
    const from = performance.now()
    await run()
    const took = performance.now() - from
    const worst = await readWorst()
    lines.push(`  ${what.padEnd(36)}${took.toFixed(0).padStart(8)} ms, slowest ping ${worst.toFixed(0)} ms`)
  }
  await pinger.terminate()
  return [`Pings while one request runs (target: ${TARGET}):`, ...lines].join('\n')
}
