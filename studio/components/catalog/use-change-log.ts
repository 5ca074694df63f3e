import { useCallback, useEffect, useMemo, useState } from 'react'
import { type SanityClient, useCurrentUser } from 'sanity'
import type { Catalog } from './catalog.ts'
import {
  applyChange,
  type ChangeKind,
  fetchLoggedChanges,
  type LoggedChange,
  undoChange,
  type UndoResult,
} from './change-log.ts'
import type { ChangeResult, Writes } from './transaction.ts'

/** Applies and undoes changes with the shared log of a tool. */
export function useChangeLog(client: SanityClient, kind: ChangeKind) {
  const name = useCurrentUser()?.name ?? 'Unknown user'
  const [changes, setChanges] = useState<readonly LoggedChange[]>([])

  const raw = useMemo(() => client.withConfig({ perspective: 'raw', useCdn: false }), [client])

  // Without the log nothing can be undone, but the tool keeps working.
  const load = useCallback(() => fetchLoggedChanges(raw, kind).catch(() => []), [raw, kind])
  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => {
      if (isCurrent) setChanges(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [load])

  async function reload() {
    setChanges(await load())
  }

  async function apply(words: string, writes: Writes, catalog: Catalog): Promise<ChangeResult> {
    const result = await applyChange(raw, { kind, words, by: name }, writes, catalog)
    await reload()
    return result
  }

  async function undo(change: LoggedChange, catalog: Catalog): Promise<UndoResult> {
    const result = await undoChange(raw, change, catalog, name)
    await reload()
    return result
  }

  return { changes, apply, undo }
}
