/** Copies a dataset of an open lake to a new one in batches while the lake is in use. */

import { setImmediate as turn } from 'node:timers/promises'
import { inTransaction } from '../../shared/database.ts'
import { randomId } from '../documents/ids.ts'
import { createPatch } from '../history/mendoza.ts'
import { syncTagsForCommit } from '../query/sync-tags.ts'
import { addDataset, type Dataset } from '../storage/datasets.ts'
import { row } from '../storage/statements.ts'
import { writeCommit } from '../storage/transactions.ts'
import type { DocumentChange, Lake, LakeDocument, Principal } from '../types.ts'
import { readDataset } from './read-dataset.ts'

/** Documents written at a time, so that other writers wait only for a moment. */
const BATCH = 20

interface CopyOptions {
  source: Dataset
  target: string
  principal: Principal
  /** Excludes releases and their documents. */
  skipContentReleases: boolean
  onProgress: (percent: number) => void
}

/**
 * Creates the target with the source's `aclMode` and fills it from one snapshot of the source: documents with their
 * times, drafts and assets, whose files are shared. History starts anew. Rejects with storage errors; what was copied by
 * then stays.
 */
export async function copyDataset(lake: Lake, options: CopyOptions): Promise<void> {
  const { source, target, principal, skipContentReleases, onProgress } = options
  const { database } = lake
  const { projectId, name } = source
  const createdAt = new Date().toISOString()
  const copy = { ...source, name: target, createdAt, createdBy: principal.userId }
  // Before the target exists, so that after an error there is a dataset to delete.
  await lake.removals.finish({ projectId, dataset: target })
  await lake.writes.run(() => addDataset(database, copy))
  const all = row<{ count: number }>(
    database,
    'SELECT count(*) AS count FROM documents WHERE project_id = ? AND dataset = ?',
    projectId,
    name,
  )?.count
  let batch: LakeDocument[] = []
  let done = 0
  const write = async () => {
    await lake.writes.run(() => inTransaction(database, () => writeBatch(lake, options, batch)))
    done += batch.length
    batch = []
    onProgress(Math.floor((done / Math.max(all ?? 0, done)) * 100))
    await turn()
  }
  for (const { _id, body } of readDataset(lake.dataDirectory, projectId, name)) {
    if (skipContentReleases && /^(versions|_\.releases)\./.test(_id)) continue
    batch.push(JSON.parse(body) as LakeDocument)
    if (batch.length === BATCH) await write()
  }
  if (batch.length > 0) await write()
}

/** A dataset being copied has no listeners: its commits go only to the log. */
function writeBatch(
  { database }: Lake,
  { source, target, principal }: CopyOptions,
  documents: LakeDocument[],
): void {
  const transactionId = randomId()
  const changes = documents.map((document) =>
    creation({ ...moved(document, source, target), _rev: transactionId }),
  )
  writeCommit(database, {
    projectId: source.projectId,
    dataset: target,
    transactionId,
    timestamp: new Date().toISOString(),
    identity: principal.userId,
    changes,
    syncTags: syncTagsForCommit(changes),
  })
}

/** Assets are served under the name of their dataset. */
function moved(document: LakeDocument, { projectId, name }: Dataset, target: string): LakeDocument {
  if (document._type !== 'sanity.imageAsset' && document._type !== 'sanity.fileAsset') return document
  const rename = (address: unknown) =>
    typeof address === 'string'
      ? address.replace(`s/${projectId}/${name}/`, `s/${projectId}/${target}/`)
      : address
  return { ...document, path: rename(document['path']), url: rename(document['url']) }
}

function creation(after: LakeDocument): DocumentChange {
  const { _rev, ...body } = after
  const effects = { apply: createPatch(null, body), revert: createPatch(body, null) }
  return { documentId: after._id, before: null, after, mutations: [{ create: after }], effects }
}
