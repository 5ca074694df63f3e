import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A stored document; `body` is its JSON. */
interface StoredDocument {
  _id: string
  _type: string
  body: string
}

/**
 * Yields the documents of one snapshot of a dataset, ordered by id. Reads with its own connection, so that commits
 * meanwhile do not affect it.
 */
export function* readDataset(
  dataDirectory: string,
  projectId: string,
  dataset: string,
): Generator<StoredDocument> {
  const database = new DatabaseSync(join(dataDirectory, 'lake.sqlite'), { readOnly: true })
  try {
    const sql =
      'SELECT id AS _id, type AS _type, body FROM documents WHERE project_id = ? AND dataset = ? ORDER BY id'
    for (const stored of database.prepare(sql).iterate(projectId, dataset) as Iterable<unknown>)
      yield stored as StoredDocument
  } finally {
    database.close()
  }
}
