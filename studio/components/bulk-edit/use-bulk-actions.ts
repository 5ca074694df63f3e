import { useState } from 'react'
import { useClient, useWorkspace } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { findObstacle } from './check-publishable.ts'
import type { BulkEdit } from './edits.ts'
import { type BulkReport, runAll } from './run-all.ts'
import {
  type DocumentResult,
  editDraft,
  fetchVersions,
  publishDraft,
  setStock,
  type StoredVersions,
  unpublishDocument,
} from './write-documents.ts'

/** What to do with the chosen documents. */
export type BulkAction =
  | { kind: 'publish' }
  | { kind: 'unpublish' }
  | { kind: 'edit'; edit: BulkEdit }
  | { kind: 'stock'; available: number }

/** An action that ran, and what became of the documents. */
export interface FinishedAction {
  action: BulkAction
  report: BulkReport
}

const FAILED: DocumentResult = { error: 'It couldn’t be loaded. Check your connection and try again.' }

/** Returns a function that runs an action on documents, its progress and its last result. */
export function useBulkActions() {
  const client = useClient({ apiVersion: API_VERSION })
  const workspace = useWorkspace()
  const [finished, setFinished] = useState<FinishedAction>()
  /** Numbers of finished and of all documents while an action runs. */
  const [progress, setProgress] = useState<{ finished: number; all: number }>()

  async function runOne(versions: StoredVersions, action: BulkAction): Promise<DocumentResult> {
    switch (action.kind) {
      case 'publish': {
        const error = await findObstacle(versions, workspace)
        return error === undefined ? publishDraft(client, versions) : { error }
      }
      case 'unpublish':
        return unpublishDocument(client, versions)
      case 'stock':
        return setStock(client, versions, action.available)
      default:
        return editDraft(client, versions, action.edit)
    }
  }

  async function change(ids: readonly string[], action: BulkAction) {
    const versions = await fetchVersions(client, ids).catch(() => undefined)
    const results = ids.map(async (id): Promise<[string, DocumentResult]> => {
      const stored = versions?.get(id)
      return [id, stored ? await runOne(stored, action).catch(() => FAILED) : FAILED]
    })
    return new Map(await Promise.all(results))
  }

  async function run(ids: readonly string[], action: BulkAction): Promise<BulkReport> {
    setFinished(undefined)
    setProgress({ finished: 0, all: ids.length })
    const report = await runAll(
      ids,
      (some) => change(some, action),
      (count) => setProgress({ finished: count, all: ids.length }),
    )
    setProgress(undefined)
    setFinished({ action, report })
    return report
  }

  return { run, progress, finished, dismiss: () => setFinished(undefined) }
}
