import { useSyncExternalStore } from 'react'
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

export interface FinishedAction {
  action: BulkAction
  report: BulkReport
  /** Returns the type of one of the documents. */
  typeOf: (id: string) => string
}

interface BulkRun {
  /** Numbers of finished and of all documents while the action runs. */
  progress?: { finished: number; all: number }
  finished?: FinishedAction
}

// Outside of React, because an action continues when its user leaves the tool, and its report awaits their return.
let lastRun: BulkRun = {}
const listeners = new Set<() => void>()

function setLastRun(next: BulkRun) {
  lastRun = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readLastRun = () => lastRun

const FAILED: DocumentResult = { error: 'It couldn’t be loaded. Check your connection and try again.' }

/** Returns a function that runs an action on documents, its progress and its last result. */
export function useBulkActions() {
  const client = useClient({ apiVersion: API_VERSION })
  const workspace = useWorkspace()
  const { progress, finished } = useSyncExternalStore(subscribe, readLastRun, readLastRun)

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

  async function run(
    ids: readonly string[],
    action: BulkAction,
    typeOf: FinishedAction['typeOf'],
  ): Promise<BulkReport> {
    const showProgress = (count: number) => setLastRun({ progress: { finished: count, all: ids.length } })
    showProgress(0)
    const report = await runAll(ids, (some) => change(some, action), showProgress)
    setLastRun({ finished: { action, report, typeOf } })
    return report
  }

  return { run, progress, finished, dismiss: () => setLastRun({}) }
}
