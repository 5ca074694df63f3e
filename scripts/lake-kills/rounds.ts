import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient, type SanityClient } from '@sanity/client'

const entry = fileURLToPath(new URL('../../emulators/content-lake/index.js', import.meta.url))
const WRITERS = 4
/** Acknowledged writes, of all writers, after which a lake is killed at the latest. */
const LARGEST_ROUND = 60

export interface KillRounds {
  kills: number
  /** The lake's data folder. */
  directory: string
  /** A number from 0 to 1, by which the moment of each kill is chosen. */
  random: () => number
  /** Told of each round, and of what was wrong in it. */
  report?: (round: number, acknowledged: number, faults: string[]) => void
}

interface Outcome {
  acknowledged: number
  /** What the lake had lost, torn or left out of its history; empty when all is well. */
  faults: string[]
}

interface Running {
  child: ChildProcess
  client: SanityClient
}

/** What one writer was told to be stored: the last number, and the transactions. */
interface Acknowledged {
  last: number
  transactions: string[]
}

/**
 * Kills a lake (SIGKILL) again and again in the midst of writing, and looks after each start whether every write that was
 * acknowledged is there, whole, with its history.
 */
export async function killRounds({ kills, directory, random, report }: KillRounds): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: 0, faults: [] }
  let running = await start(directory)
  await running.client.datasets.create('production', { aclMode: 'public' })
  try {
    for (let round = 1; round <= kills; round++) {
      const told = Array.from({ length: WRITERS }, (): Acknowledged => ({ last: 0, transactions: [] }))
      const writers = told.map((one, writer) => write(running.client, `${round}-${writer}`, one))
      // In the midst of writing, wherever that is by then.
      const enough = Math.floor(random() * LARGEST_ROUND)
      while (told.reduce((sum, { last }) => sum + last, 0) < enough) await wait(1)
      await wait(random() * 10)
      running.child.kill('SIGKILL')
      await once(running.child, 'exit')
      await Promise.all(writers)
      running = await start(directory)
      const faults = (
        await Promise.all(told.map((one, writer) => faultsOf(running.client, `${round}-${writer}`, one)))
      ).flat()
      const acknowledged = told.reduce((sum, { last }) => sum + last, 0)
      outcome.acknowledged += acknowledged
      outcome.faults.push(...faults)
      report?.(round, acknowledged, faults)
    }
  } finally {
    running.child.kill('SIGKILL')
    await once(running.child, 'exit')
  }
  return outcome
}

async function start(directory: string): Promise<Running> {
  const child = spawn(process.execPath, [entry, '--data', directory, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const line = await Promise.race([once(lines, 'line'), once(child, 'exit')])
  const [said] = line as [string]
  if (typeof said !== 'string') throw new Error(`The lake did not start again: it ended with ${String(said)}`)
  const { url, tokens } = JSON.parse(said) as { url: string; tokens: { administrator: string } }
  const client = createClient({
    ...{ projectId: 'meridian', dataset: 'production', apiVersion: '2025-10-01', perspective: 'raw' },
    ...{ apiHost: url, useProjectHostname: false, useCdn: false, token: tokens.administrator, maxRetries: 0 },
  })
  return { child, client }
}

/** Writes pairs that must stay equal, one transaction after the other, until the lake is gone. */
async function write(client: SanityClient, name: string, told: Acknowledged): Promise<void> {
  for (let n = 1; ; n++) {
    const document = (side: string) => ({ _id: `${side}-${name}`, _type: 'pair', n, text: 'x'.repeat(2000) })
    try {
      const writing = client
        .transaction()
        .createOrReplace(document('left'))
        .createOrReplace(document('right'))
      const { transactionId } = await writing.commit({ returnDocuments: false })
      told.last = n
      told.transactions.push(transactionId)
    } catch {
      return
    }
  }
}

async function faultsOf(client: SanityClient, name: string, told: Acknowledged): Promise<string[]> {
  const [left, right] = await client.getDocuments<{ n: number; text: string }>([
    `left-${name}`,
    `right-${name}`,
  ])
  const stored = left?.n ?? 0
  const faults: string[] = []
  if (stored < told.last) faults.push(`${name}: ${told.last} was acknowledged, ${stored} is stored`)
  // What was under way when it was killed may be stored without having been acknowledged.
  if (stored > told.last + 1) faults.push(`${name}: ${stored} is stored, which nobody wrote`)
  if (right?.n !== left?.n || right?._rev !== left?._rev)
    faults.push(`${name}: torn, ${stored} and ${right?.n ?? 0}`)
  if (left && left.text.length !== 2000) faults.push(`${name}: the text is not whole`)
  const history = left ? await transactionsOf(client, `left-${name}`) : []
  if (history.length !== stored) faults.push(`${name}: ${history.length} transactions for ${stored} changes`)
  const missing = told.transactions.filter((id) => !history.includes(id))
  if (missing.length > 0) faults.push(`${name}: ${missing.length} transactions are not in the history`)
  return faults
}

async function transactionsOf(client: SanityClient, id: string): Promise<string[]> {
  const url = `${client.getUrl(`/data/history/production/transactions/${id}`)}?excludeContent=true&limit=100000`
  const response = await fetch(url, { headers: { authorization: `Bearer ${client.config().token ?? ''}` } })
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => (JSON.parse(line) as { id: string }).id)
}
