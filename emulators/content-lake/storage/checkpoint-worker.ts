/** A thread that copies the write-ahead log into the database and ends. */

import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

const database = new DatabaseSync(workerData as string)
database.exec('PRAGMA wal_checkpoint(PASSIVE)')
database.close()
