import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lakeUrl } from './addresses.ts'

/** One file for each product under test: who holds it publishes. */
const LOCK = join(tmpdir(), `meridian-publishing-${new URL(lakeUrl).port}`)

const POLL_MS = 25

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch {
    return false
  }
}

/** Takes the lock, or takes it away from a process that died with it. */
async function take(): Promise<boolean> {
  const own = `${LOCK}-${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    // Appears whole, with its content, or not at all.
    await link(own, LOCK)
    return true
  } catch {
    const holder = Number(await readFile(LOCK, 'utf8').catch(() => ''))
    if (holder > 0 && !isAlive(holder)) await rm(LOCK, { force: true })
    return false
  } finally {
    await rm(own, { force: true })
  }
}

/**
 * Does something while nobody else publishes: tests run side by side on one dataset, and one that says which pages
 * changed has to know whose change it was.
 */
export async function publishingAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  while (!(await take())) await pause(POLL_MS)
  try {
    return await work()
  } finally {
    await rm(LOCK, { force: true })
  }
}
