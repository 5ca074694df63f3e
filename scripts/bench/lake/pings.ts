import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { generateProduct } from '../../products/generate.ts'
import { formatTable } from '../../start/table.ts'

/** The large requests that a lake is sent. */
interface LakeRequests {
  query: (text: string) => Promise<unknown>
  exportDataset: () => Promise<unknown>
  mutate: (mutations: unknown[]) => Promise<unknown>
  deleteDataset: () => Promise<unknown>
}

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
  '*[_type == "product"]{_id, title}',
  '*[_type == "product"]{"n": count(summary[value match "brass*"])} | order(n desc)[0...10]',
  '*[_type == "product" && length(title[0].value) > 3] | order(string::split(title[0].value, " ")[1])[0...10]',
]

/**
 * Describes the slowest ping while the lake is idle, runs heavy queries, exports its dataset, and writes large transactions. Deletes
 * the dataset at last, also under pings.
 */
export async function measurePings(port: number, lake: LakeRequests): Promise<string> {
  const pinger = new Worker(PINGER, { eval: true, workerData: port })
  const readWorst = () =>
    new Promise<number>((resolve) => {
      pinger.once('message', resolve)
      pinger.postMessage('read')
    })
  const creations = Array.from({ length: 2_000 }, (_, index) => ({
    create: { ...generateProduct(index), _id: `new-${index}` },
  }))
  const patch = { query: '*[_type == "product" && price < 5000]', set: { marker: 'patched' } }
  const requests: [string, () => Promise<unknown>][] = [
    ['idle', () => wait(1_000)],
    ...HEAVY.map((text): [string, () => Promise<unknown>] => [text.slice(0, 34), () => lake.query(text)]),
    ['all of them at once', () => Promise.all(HEAVY.map((text) => lake.query(`${text}{...}`)))],
    ['export', lake.exportDataset],
    ['transaction of 2,000 documents', () => lake.mutate(creations)],
    ['patch by query', () => lake.mutate([{ patch }])],
    ['deletion of the dataset', lake.deleteDataset],
  ]
  const rows: string[][] = []
  for (const [what, run] of requests) {
    await readWorst()
    const from = performance.now()
    await run()
    const took = performance.now() - from
    rows.push([what, `${took.toFixed(0)} ms`, `slowest ping ${(await readWorst()).toFixed(0)} ms`])
  }
  await pinger.terminate()
  return formatTable(rows)
}
