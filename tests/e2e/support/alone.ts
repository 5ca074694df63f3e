import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { siteUrl } from './addresses.ts'

const POLL_MS = 25

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch {
    return false
  }
}

/** Takes a lock, or frees it where its holder died with it. */
async function take(lock: string): Promise<boolean> {
  const own = `${lock}-${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    // Appears whole, with its content, or not at all.
    await link(own, lock)
    return true
  } catch {
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
    if (holder > 0 && !isAlive(holder)) await rm(lock, { force: true })
    return false
  } finally {
    await rm(own, { force: true })
  }
}

/**
 * Waits until a thing of the product under test is free, and takes it: tests run side by side on one dataset.
 *
 * @param name what is taken, such as the id of a document
 * @returns how to give it back
 */
export async function takeAlone(name: string): Promise<() => Promise<void>> {
  const lock = join(tmpdir(), `meridian-${new URL(siteUrl).port}-${name}`)
  while (!(await take(lock))) await pause(POLL_MS)
  return () => rm(lock, { force: true })
}

/** Does something while nobody else publishes, so that one knows whose publish it was that changed a page. */
export async function publishingAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveBack = await takeAlone('publishing')
  try {
    return await work()
  } finally {
    await giveBack()
  }
}
