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

/** Acquires a lock, or breaks it when its owner ended without a release. */
async function tryToLock(lock: string): Promise<boolean> {
  const own = `${lock}-${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    // Created atomically with its content.
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
 * Waits for a lock on a part of the product under test and acquires it: tests share one dataset.
 *
 * @param name what to lock, such as the id of a document
 * @returns releases the lock
 */
export async function acquireLock(name: string): Promise<() => Promise<void>> {
  const lock = join(tmpdir(), `meridian-${new URL(siteUrl).port}-${name}`)
  while (!(await tryToLock(lock))) await pause(POLL_MS)
  return () => rm(lock, { force: true })
}

/** Runs `work` while no other test publishes, so that its publish alone changes pages. */
export async function withPublishLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = await acquireLock('publishing')
  try {
    return await work()
  } finally {
    await release()
  }
}
