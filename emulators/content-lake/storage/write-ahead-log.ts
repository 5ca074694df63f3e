import { once } from 'node:events'
import { open, stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { programUrl } from '../../shared/program-url.ts'

/** Bytes of the log above which SQLite itself would copy it into the database with the next commit. */
const CHECKPOINT_BYTES = 4_000_000

/** Makes all commits in the write-ahead log of a database durable without blocking the thread. */
export async function flushLog(databasePath: string): Promise<void> {
  const log = await open(`${databasePath}-wal`, 'r+')
  try {
    await log.datasync()
  } finally {
    await log.close()
  }
}

/** Copies a large write-ahead log into the database on another thread; an error leaves that to a later commit. */
export async function checkpointLog(databasePath: string): Promise<void> {
  const { size } = await stat(`${databasePath}-wal`)
  if (size < CHECKPOINT_BYTES) return
  const program = programUrl('./checkpoint-worker', import.meta.url)
  const worker = new Worker(program, { workerData: databasePath })
  await once(worker, 'exit')
}
