import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCurrentUser, type SanityClient } from 'sanity'
import type { Catalogue } from './catalogue.ts'
import { commitTogether, type Outcome, type Writes } from './guarded-patches.ts'
import { documentsOf, planUndo, recordChange, type MadeChange } from './made-change.ts'

/** Which tool made a change. */
export type ChangeKind = 'prices' | 'import'

/**
 * A change as it is kept beside the catalogue, for everybody who works on it. The id has a dot, so that nobody reads it without a
 * token. Its type is known to these tools alone: nobody opens such a document in a form.
 */
export interface KeptChange {
  _id: string
  _rev: string
  words: string
  by: string
  at: string
  /** The `MadeChange` as JSON: as fields of its own it would count against what a dataset may have of them. */
  change: string
}

const TYPE = 'catalogueChange'

/** So many of the last changes can be taken back. */
const LISTED = 3

/** The last changes of a tool that nobody has taken back, the newest first. Perspective: raw. */
const QUERY = `*[_type == "${TYPE}" && kind == $kind && !defined(undoneBy)] | order(at desc) [0...${LISTED}]`

/** Notes beyond so many of the newest have served their time; each change that is made takes some of them along. */
const KEPT = 20
const OUTLIVED_AT_ONCE = 50
const OUTLIVED_QUERY = `*[_type == "${TYPE}" && kind == $kind] | order(at desc) [${KEPT}...${KEPT + OUTLIVED_AT_ONCE}]._id`

/** An id of random letters and digits; `crypto.randomUUID` is missing where a browser does not trust the address. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** How undoing ended, and how many documents stayed as they were. */
export interface Undone {
  outcome: Outcome
  back: number
  kept: number
}

/** Makes changes that everybody can take back, and takes them back. */
export function useMadeChanges(client: SanityClient, kind: ChangeKind) {
  const name = useCurrentUser()?.name ?? 'Somebody'
  const [changes, setChanges] = useState<readonly KeptChange[]>([])

  const raw = useMemo(() => client.withConfig({ perspective: 'raw', useCdn: false }), [client])

  const read = useCallback(async () => {
    // Without the list there is nothing to take back, and all else goes on.
    setChanges(await raw.fetch<KeptChange[]>(QUERY, { kind }).catch(() => []))
  }, [raw, kind])
  useEffect(() => void read(), [read])

  /** Makes a change, and notes it in the same transaction. */
  async function make(words: string, writes: Writes, catalogue: Catalogue): Promise<Outcome> {
    const revision = randomId()
    const { patches, created = [] } = writes
    const change: MadeChange = recordChange(patches, created, documentsOf(catalogue))
    const record = {
      _id: `catalogue-change.${revision}`,
      _type: TYPE,
      ...{ kind, words, by: name, at: new Date().toISOString(), change: JSON.stringify(change) },
    }
    const outcome = await commitTogether(client, { ...writes, created: [...created, record], revision })
    if (outcome === 'done') await commitTogether(client, { patches: [], deleted: await outlived() })
    await read()
    return outcome
  }

  /** Without an answer there is nothing to clear away this time. */
  const outlived = () => raw.fetch<string[]>(OUTLIVED_QUERY, { kind }).catch(() => [])

  /** Takes a change back, where nobody has changed again what it made. */
  async function undo({ _id, _rev, change }: KeptChange, catalogue: Catalogue): Promise<Undone> {
    const { patches, deleted, kept } = planUndo(
      JSON.parse(change) as MadeChange,
      documentsOf(catalogue),
      _rev,
    )
    const mark = { id: _id, revision: _rev, set: { undoneBy: name } }
    const outcome = await commitTogether(client, { patches: [...patches, mark], deleted })
    await read()
    return { outcome, back: patches.length + deleted.length, kept }
  }

  return { changes, make, undo }
}
