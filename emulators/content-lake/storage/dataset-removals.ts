import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../shared/database.ts'
import { pause } from '../slices.ts'
import type { DatasetName, Removals } from '../types.ts'
import { deleteDocument } from './documents.ts'
import { clearUnusedWords } from './full-text.ts'
import { row, rows, run } from './statements.ts'
import type { WriteLock } from './write-lock.ts'

/** Documents or transactions deleted at a time, so that other requests wait only for a moment. */
const BATCH = 20
/** Pages that are returned to the file system at a time. */
const PAGES = 200

/**
 * Deletes the content of removed datasets in batches and shrinks the file. What a stopped lake left is deleted after the
 * next start: `dataset_state` goes last and marks it.
 */
export class DatasetRemovals implements Removals {
  readonly #database: DatabaseSync
  readonly #writes: WriteLock
  readonly #report: (error: unknown) => void
  readonly #running = new Map<string, Promise<void>>()
  readonly #watchers = new Set<(projectId: string, dataset: string) => void>()
  #isStopped = false

  constructor(database: DatabaseSync, writes: WriteLock, report: (error: unknown) => void) {
    this.#database = database
    this.#writes = writes
    this.#report = report
    const sql = `SELECT project_id AS projectId, dataset FROM dataset_state
      EXCEPT SELECT project_id, name FROM datasets`
    for (const left of rows<DatasetName>(database, sql)) this.#start(left)
  }

  async remove(of: DatasetName): Promise<void> {
    const isRemoved = await this.#writes.run(() => {
      // Cascading deletions would block the thread until all documents are gone.
      this.#database.exec('PRAGMA foreign_keys = OFF')
      try {
        const sql = 'DELETE FROM datasets WHERE project_id = ? AND name = ?'
        const state = 'INSERT OR IGNORE INTO dataset_state (project_id, dataset, sequence) VALUES (?, ?, 0)'
        return inTransaction(this.#database, () => {
          if (run(this.#database, sql, of.projectId, of.dataset) === 0) return false
          run(this.#database, state, of.projectId, of.dataset)
          return true
        })
      } finally {
        this.#database.exec('PRAGMA foreign_keys = ON')
      }
    })
    // A second deletion could delete the content of a new dataset of the same name.
    if (!isRemoved) return
    for (const watcher of [...this.#watchers]) watcher(of.projectId, of.dataset)
    this.#start(of)
  }

  subscribe(watcher: (projectId: string, dataset: string) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  async finish({ projectId, dataset }: DatasetName): Promise<void> {
    await this.#running.get(JSON.stringify([projectId, dataset]))
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#running.values())
  }

  #start(of: DatasetName): void {
    const key = JSON.stringify([of.projectId, of.dataset])
    const running = this.#delete(of)
      .catch(this.#report)
      .finally(() => this.#running.delete(key))
    this.#running.set(key, running)
  }

  async #delete({ projectId, dataset }: DatasetName): Promise<void> {
    const database = this.#database
    const of = { projectId, dataset }
    await this.#repeat(() => {
      const sql = 'SELECT id FROM documents WHERE project_id = ? AND dataset = ? LIMIT ?'
      const found = rows<{ id: string }>(database, sql, projectId, dataset, BATCH)
      for (const { id } of found) deleteDocument(database, of, id)
      return found.length > 0
    })
    await this.#repeat(() => {
      const sql = `DELETE FROM transactions WHERE sequence IN
        (SELECT sequence FROM transactions WHERE project_id = ? AND dataset = ? LIMIT ?)`
      return run(database, sql, projectId, dataset, BATCH) > 0
    })
    await this.#repeat(() => {
      for (const { name } of childTables(database))
        run(database, `DELETE FROM "${name}" WHERE project_id = ? AND dataset = ?`, projectId, dataset)
      run(database, 'DELETE FROM dataset_state WHERE project_id = ? AND dataset = ?', projectId, dataset)
      clearUnusedWords(database)
      return false
    })
    await this.#shrink()
  }

  /** Runs `batch` in one transaction each until it returns false. */
  async #repeat(batch: () => boolean): Promise<void> {
    let isMore = true
    while (isMore && !this.#isStopped) {
      await this.#writes.run(() =>
        inTransaction(this.#database, () => {
          isMore = batch()
        }),
      )
      await pause()
    }
  }

  /** Returns free pages to the file system; files of earlier versions need `content-lake compact` once. */
  async #shrink(): Promise<void> {
    const countFree = () => row<{ freelist_count: number }>(this.#database, 'PRAGMA freelist_count')
    let left = Infinity
    for (let free = countFree()?.freelist_count ?? 0; free > 0 && free < left;) {
      if (this.#isStopped) return
      left = free
      await this.#writes.run(() => this.#database.exec(`PRAGMA incremental_vacuum(${PAGES})`))
      free = countFree()?.freelist_count ?? 0
      await pause()
    }
  }
}

/** Returns the tables whose rows belong to a dataset. */
function childTables(database: DatabaseSync): { name: string }[] {
  const sql = `SELECT DISTINCT tables.name FROM sqlite_master AS tables
    JOIN pragma_foreign_key_list(tables.name) AS keys WHERE keys."table" = 'datasets'`
  return rows<{ name: string }>(database, sql)
}
