import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deleteDocument, writeDocument } from '../../storage/documents.ts'
import { migrate } from '../../storage/migrations.ts'
import type { LakeDocument, Perspective, QueryRequest, Role } from '../../types.ts'

export const projectId = 'test'
export const dataset = 'production'
const scope = { projectId, dataset }

export type Content = { _id: string; _type: string; [attribute: string]: unknown }

/** A database with one dataset that is written directly. Dispose of it when the test ends. */
export class TestDataset implements Disposable {
  readonly path: string
  readonly #directory = mkdtempSync(join(tmpdir(), 'lake-query-'))
  readonly #database: DatabaseSync
  #sequence = 0

  constructor(documents: Content[] = []) {
    this.path = join(this.#directory, 'lake.sqlite')
    this.#database = new DatabaseSync(this.path)
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON')
    migrate(this.#database)
    this.#database
      .prepare('INSERT INTO datasets (project_id, name, acl_mode, created_at) VALUES (?, ?, ?, ?)')
      .run(projectId, dataset, 'public', '2026-01-01T00:00:00Z')
    this.commit(documents)
  }

  /** Writes and deletes documents as one commit; returns them as stored. */
  commit(documents: Content[], deleted: string[] = []): LakeDocument[] {
    this.#sequence += 1
    this.#database.exec('BEGIN')
    for (const id of deleted) deleteDocument(this.#database, scope, id)
    const stored = documents.map((document) => this.#write(document))
    this.#database
      .prepare(
        `INSERT INTO dataset_state VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET sequence = excluded.sequence`,
      )
      .run(projectId, dataset, this.#sequence)
    this.#database.exec('COMMIT')
    return stored
  }

  /** Deletes the dataset and creates an empty one with the same name. */
  recreate(): void {
    this.#database.exec(`DELETE FROM datasets; INSERT INTO datasets (project_id, name, acl_mode, created_at)
      VALUES ('${projectId}', '${dataset}', 'public', '2026-01-02T00:00:00Z')`)
  }

  read(id: string): LakeDocument | null {
    const row = this.#database.prepare('SELECT body FROM documents WHERE id = ?').get(id)
    return row ? (JSON.parse(row['body'] as string) as LakeDocument) : null
  }

  /** Replaces the content by `documents`. */
  replace(documents: Content[]): void {
    const rows = this.#database.prepare('SELECT id FROM documents').all()
    const kept = new Set(documents.map(({ _id }) => _id))
    this.commit(
      documents,
      rows.map((row) => row['id'] as string).filter((id) => !kept.has(id)),
    )
  }

  [Symbol.dispose](): void {
    this.#database.close()
    rmSync(this.#directory, { recursive: true })
  }

  #write(content: Content): LakeDocument {
    const time = '2026-01-01T00:00:00Z'
    const document: LakeDocument = {
      _createdAt: time,
      _updatedAt: time,
      ...content,
      _rev: `r${this.#sequence}`,
    }
    writeDocument(this.#database, scope, document, this.#sequence)
    return document
  }
}

/** Creates a request of an administrator in the raw perspective by default. */
export function request(
  query: string,
  { params = {}, perspective = 'raw', role = 'administrator', budgetMs }: RequestOptions = {},
): QueryRequest {
  const principal = { userId: role ?? '', role }
  const more = budgetMs === undefined ? {} : { budgetMs }
  return { projectId, dataset, query, params, perspective, principal, ...more }
}

interface RequestOptions {
  params?: Record<string, unknown>
  perspective?: Perspective
  role?: Role | null
  budgetMs?: number
}
