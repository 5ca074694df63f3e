/** Copies a dataset of an open lake to a new one, a batch of documents at a time, while the lake goes on. */

import { setImmediate as turn } from 'node:timers/promises'

import { randomId } from '../documents/ids.ts'
import { diff } from '../history/mendoza.ts'
import { addDataset, type Dataset } from '../storage/datasets.ts'
import { rows, transaction } from '../storage/statements.ts'
import { writeCommit } from '../storage/transactions.ts'
import type { DocumentChange, Lake, LakeDocument, Principal } from '../types.ts'
import { readDataset } from './export-source.ts'

/** Documents written at a time, so that those who write meanwhile wait for a moment only. */
const BATCH = 200

export interface CopyOptions {
  source: Dataset
  target: string
  principal: Principal
  /** Leaves out releases and what belongs to them. */
  skipContentReleases: boolean
  onProgress: (percent: number) => void
}

/**
 * Makes the target, with the source's `aclMode`, and fills it from one moment of the source: documents with their times,
 * drafts and assets, whose bytes are shared. Each begins a history of its own. Rejects with what storing throws; what was
 * copied by then stays.
 */
export async function copyDataset(lake: Lake, options: CopyOptions): Promise<void> {
  const { source, target, principal, skipContentReleases, onProgress } = options
  const { database } = lake
  const { projectId, name } = source
  const createdAt = new Date().toISOString()
  const copy = { ...source, name: target, createdAt, createdBy: principal.userId }
  // Begun before the target is: whoever is told of an error later finds a dataset to remove.
  addDataset(database, copy)
  const all = rows<{ count: number }>(
    database,
    'SELECT count(*) AS count FROM documents WHERE project_id = ? AND dataset = ?',
    projectId,
    name,
  )[0]?.count
  let batch: LakeDocument[] = []
  let done = 0
  const write = async () => {
    transaction(database, () => writeBatch(lake, options, batch))
    done += batch.length
    batch = []
    onProgress(Math.floor((done / Math.max(all ?? 0, done)) * 100))
    await turn()
  }
  for (const document of readDataset(lake.dataDirectory, projectId, name)) {
    if (skipContentReleases && /^(versions|_\.releases)\./.test(document._id)) continue
    batch.push(document)
    if (batch.length === BATCH) await write()
  }
  if (batch.length > 0) await write()
}

/** Nobody follows a dataset that is being made: its commits go to the log and to no listener. */
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
    syncTags: [],
  })
}

/** Assets are served under their dataset's name. */
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
  const effects = { apply: diff(null, body), revert: diff(body, null) }
  return { documentId: after._id, before: null, after, mutations: [{ create: after }], effects }
}
