import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCurrentUser, type SanityClient } from 'sanity'
import type { Catalogue } from './catalogue.ts'
import type { Made, Writes } from './guarded-patches.ts'
import {
  makeChange,
  readKeptChanges,
  takeBack,
  type ChangeKind,
  type KeptChange,
  type Undone,
} from './kept-change.ts'

/** Makes changes that everybody can take back, and takes them back. */
export function useMadeChanges(client: SanityClient, kind: ChangeKind) {
  const name = useCurrentUser()?.name ?? 'Somebody'
  const [changes, setChanges] = useState<readonly KeptChange[]>([])

  const raw = useMemo(() => client.withConfig({ perspective: 'raw', useCdn: false }), [client])

  const read = useCallback(async () => {
    // Without the list there is nothing to take back, and all else goes on.
    setChanges(await readKeptChanges(raw, kind).catch(() => []))
  }, [raw, kind])
  useEffect(() => void read(), [read])

  /** Makes a change, and notes it in the same transaction. */
  async function make(words: string, writes: Writes, catalogue: Catalogue): Promise<Made> {
    const made = await makeChange(raw, { kind, words, by: name }, writes, catalogue)
    await read()
    return made
  }

  /** Takes a change back, where nobody has changed again what it made. */
  async function undo(change: KeptChange, catalogue: Catalogue): Promise<Undone> {
    const undone = await takeBack(raw, change, catalogue, name)
    await read()
    return undone
  }

  return { changes, make, undo }
}
