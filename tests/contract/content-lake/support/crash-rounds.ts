import { setTimeout as wait } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { startEmulator } from '../../../../scripts/emulator-process.ts'
import { lakeClientAt } from '../../../../scripts/seed/client.ts'
import { becomes, type DocumentFollower, followDocuments, type Follower, followLive } from './followers.ts'

const WRITERS = 4
/** A lake is killed after at most this many acknowledged writes, counted over all writers. */
const LARGEST_ROUND = 60

interface CrashRoundsOptions {
  kills: number
  /** The lake's data folder. */
  directory: string
  /** Returns a number from 0 to 1, which sets the moment of each kill. */
  random: () => number
}

interface CrashTestResult {
  acknowledged: number
  /** Lost writes, incomplete transactions, gaps in the history, and events that a listener missed. */
  errors: string[]
}

/** The writes of one writer that the lake acknowledged. */
interface Acknowledged {
  last: number
  transactions: string[]
}

/**
 * Kills a writing lake with SIGKILL and restarts it. Checks that every acknowledged write and its history are complete, and that
 * listeners missed nothing, even of writes while they reconnected. Repeats this for each round.
 */
export async function runCrashRounds({
  kills,
  directory,
  random,
}: CrashRoundsOptions): Promise<CrashTestResult> {
  const outcome: CrashTestResult = { acknowledged: 0, errors: [] }
  let running = await start(directory)
  await running.client.datasets.create('production', { aclMode: 'public' })
  let names: string[] = []
  const documents = followDocuments(() => names.flatMap((name) => [`left-${name}`, `right-${name}`]))
  const live = followLive()
  const connect = () => Promise.all([documents, live].map((one) => one.connect(running.client)))
  try {
    await connect()
    for (let round = 1; round <= kills; round++) {
      names = Array.from({ length: WRITERS }, (_, writer) => `${round}-${writer}`)
      const acknowledgedWrites = names.map((): Acknowledged => ({ last: 0, transactions: [] }))
      const countWrites = () => acknowledgedWrites.reduce((sum, { last }) => sum + last, 0)
      const writers = acknowledgedWrites.map((one, writer) => write(running.client, names[writer] ?? '', one))
      const enough = Math.floor(random() * LARGEST_ROUND)
      while (countWrites() < enough / 2) await wait(1)
      await connect()
      while (countWrites() < enough) await wait(1)
      await wait(random() * 10)
      await running.kill()
      await Promise.all(writers)
      running = await start(directory)
      await connect()
      const errors = (
        await Promise.all(
          acknowledgedWrites.map((one, writer) => findErrors(running.client, names[writer] ?? '', one)),
        )
      ).flat()
      errors.push(...(await findMissedEvents(running.client, round, names, documents, live)))
      outcome.acknowledged += countWrites()
      outcome.errors.push(...errors)
    }
  } finally {
    await Promise.all([documents, live].map((one) => one.disconnect()))
    await running.kill()
  }
  return outcome
}

async function start(directory: string) {
  const { announced, kill } = await startEmulator<{ tokens: { administrator: string } }>(
    'content-lake',
    directory,
  )
  const client = lakeClientAt(announced.url, announced.tokens.administrator).withConfig({ maxRetries: 0 })
  return { kill, client }
}

/** Writes pairs of equal documents, one transaction at a time, until the lake is killed. */
async function write(client: SanityClient, name: string, acknowledgedWrites: Acknowledged): Promise<void> {
  for (let n = 1; ; n++) {
    const document = (side: string) => ({ _id: `${side}-${name}`, _type: 'pair', n, text: 'x'.repeat(2000) })
    try {
      const writing = client
        .transaction()
        .createOrReplace(document('left'))
        .createOrReplace(document('right'))
      const { transactionId } = await writing.commit({ returnDocuments: false })
      acknowledgedWrites.last = n
      acknowledgedWrites.transactions.push(transactionId)
    } catch {
      return
    }
  }
}

async function findErrors(
  client: SanityClient,
  name: string,
  acknowledgedWrites: Acknowledged,
): Promise<string[]> {
  const [left, right] = await client.getDocuments<{ n: number; text: string }>([
    `left-${name}`,
    `right-${name}`,
  ])
  const stored = left?.n ?? 0
  const errors: string[] = []
  if (stored < acknowledgedWrites.last)
    errors.push(`${name}: ${acknowledgedWrites.last} was acknowledged, ${stored} is stored`)
  // The write in progress may be stored although it was never acknowledged.
  if (stored > acknowledgedWrites.last + 1) errors.push(`${name}: ${stored} is stored, which no writer sent`)
  if (right?.n !== left?.n || right?._rev !== left?._rev)
    errors.push(`${name}: incomplete transaction, ${stored} and ${right?.n ?? 0}`)
  if (left && left.text.length !== 2000) errors.push(`${name}: the text is incomplete`)
  const history = left ? await transactionsOf(client, `left-${name}`) : []
  if (history.length !== stored) errors.push(`${name}: ${history.length} transactions for ${stored} changes`)
  const missing = acknowledgedWrites.transactions.filter((id) => !history.includes(id))
  if (missing.length > 0) errors.push(`${name}: ${missing.length} transactions are not in the history`)
  return errors
}

/** Writes a last document, waits until its events have arrived, and compares what listeners know with what is stored. */
async function findMissedEvents(
  client: SanityClient,
  round: number,
  names: readonly string[],
  documents: DocumentFollower,
  live: Follower,
): Promise<string[]> {
  const marker = await client.create({ _id: `marker-${round}`, _type: 'pair', n: 1 })
  const errors: string[] = []
  if (!(await becomes(() => documents.numberOf(marker._id) === 1)))
    errors.push('listen: the last document did not arrive')
  const latest = documents.sequence()
  if (!(await becomes(() => live.sequence() >= latest))) errors.push('live: the last tags did not arrive')
  errors.push(...documents.takeErrors(), ...live.takeErrors())
  const ids = names.flatMap((name) => [`left-${name}`, `right-${name}`])
  const stored = await client.getDocuments<{ n: number }>(ids)
  for (const [index, id] of ids.entries()) {
    const n = stored[index]?.n ?? 0
    if (documents.numberOf(id) !== n)
      errors.push(`listen: ${id} is known as ${documents.numberOf(id)}, ${n} is stored`)
  }
  return errors
}

async function transactionsOf(client: SanityClient, id: string): Promise<string[]> {
  const url = `${client.getUrl(`/data/history/production/transactions/${id}`)}?excludeContent=true&limit=100000`
  const response = await fetch(url, { headers: { authorization: `Bearer ${client.config().token ?? ''}` } })
  const lines = (await response.text()).split('\n').filter(Boolean)
  return lines.map((line) => (JSON.parse(line) as { id: string }).id)
}
