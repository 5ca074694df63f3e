import { useCallback, useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { formatCount } from '#schemas/preview/count.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Notice } from '../notice-card.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import { buildCatalog, type Catalog } from './catalog.ts'
import {
  applyChange,
  type ChangeKind,
  CHANGES_LISTENED,
  CHANGES_QUERY,
  type LoggedChange,
  undoChange,
} from './change-log.ts'
import { fetchCatalog } from './fetch-catalog.ts'
import { type ChangeWrites, describeError, ERROR_TEXTS } from './transaction.ts'

/**
 * Loads the whole catalog, drafts included, and runs the tasks of a tool that changes it, each with a notice of its result. The log of changes
 * is shared by all users.
 *
 * @param noun what a change changes, in the singular
 */
export function useCatalogTool(kind: ChangeKind, noun: string) {
  const client = useClient({ apiVersion: API_VERSION })
  const by = useCurrentUser()?.name ?? 'Unknown user'
  const [catalog, setCatalog] = useState<Catalog>()
  const [hasFailed, setFailed] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const [isBusy, setBusy] = useState(false)
  // Without the log nothing can be undone, but the tool keeps working.
  const { data: changes = [] } = useLiveQuery<string, LoggedChange[]>(CHANGES_QUERY, CHANGES_LISTENED, {
    kind,
  })

  /** Loads the catalog again and resolves to it; the last one stays if loading fails. */
  const reload = useCallback(
    () =>
      fetchCatalog(client)
        .then(buildCatalog, () => undefined)
        .then((loaded) => {
          if (loaded) setCatalog(loaded)
          setFailed(!loaded)
          return loaded
        }),
    [client],
  )
  useEffect(() => void reload(), [reload])

  async function run(task: (current: Catalog) => Promise<Notice | undefined>) {
    if (!catalog) return
    setBusy(true)
    setNotice(undefined)
    setNotice(await task(catalog))
    await reload()
    setBusy(false)
  }

  /** Applies and logs a change. Resolves to a notice if it fails. */
  async function commit(words: string, writes: ChangeWrites, current: Catalog): Promise<Notice | undefined> {
    const applied = await applyChange(client, { kind, words, by }, writes, current)
    return applied.result === 'done' ? undefined : { tone: 'critical', text: describeError(applied) }
  }

  const undo = (change: LoggedChange) =>
    void run(async () => {
      const current = await reload()
      if (!current) return undefined
      const { result, restored, skipped } = await undoChange(client, change, current, by)
      if (result !== 'done') return { tone: 'critical', text: ERROR_TEXTS[result] }
      const text = `${formatCount(restored, noun)} restored.`
      if (skipped === 0) return { tone: 'positive', text }
      return {
        tone: 'caution',
        text: `${text} ${formatCount(skipped, noun)} left alone because of later changes.`,
      }
    })

  return { client, catalog, hasFailed, notice, isBusy, changes, reload, setNotice, run, commit, undo }
}
