import type { SanityClient } from 'sanity'
import type { Catalogue } from './catalogue.ts'
import { partsOf, type ChangePart } from './change-parts.ts'
import { commitTogether, type Made, type Outcome, type Writes } from './guarded-patches.ts'
import { documentsOf, planUndo, recordChange, type MadeChange, type StoredDocument } from './made-change.ts'

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

/** What is said of a change: which tool makes it, in which words, and who. */
export type ChangeFacts = Pick<KeptChange, 'words' | 'by'> & { kind: ChangeKind }

/** How undoing ended, and how many documents stayed as they were. */
export interface Undone {
  outcome: Outcome
  back: number
  kept: number
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

/** The last changes of a tool that can be taken back. `client`: with the perspective `raw`; so below. */
export const readKeptChanges = (client: SanityClient, kind: ChangeKind): Promise<KeptChange[]> =>
  client.fetch<KeptChange[]>(QUERY, { kind })

/**
 * Makes a change of a catalogue, and notes it in the same transaction: all of it, or nothing. What is too much for one transaction
 * is made in parts, one after the other, each with a note of its own; the first that is not accepted ends it.
 */
export async function makeChange(
  client: SanityClient,
  facts: ChangeFacts,
  writes: Pick<Writes, 'patches' | 'created'>,
  catalogue: Catalogue,
): Promise<Made> {
  const documents = documentsOf(catalogue)
  const parts = partsOf(writes, documents)
  let made = 0
  let outcome: Outcome = 'done'
  for (const part of parts) {
    const words = parts.length > 1 ? `${facts.words}, part ${made + 1} of ${parts.length}` : facts.words
    outcome = await makePart(client, { ...facts, words }, part, documents)
    if (outcome !== 'done') break
    made += 1
  }
  if (made > 0) await commitTogether(client, { patches: [], deleted: await outlived(client, facts.kind) })
  return { outcome, made, parts: parts.length }
}

function makePart(
  client: SanityClient,
  facts: ChangeFacts,
  { patches, created }: ChangePart,
  documents: ReadonlyMap<string, StoredDocument>,
): Promise<Outcome> {
  const revision = randomId()
  const change: MadeChange = recordChange(patches, created, documents)
  const record = {
    _id: `catalogue-change.${revision}`,
    _type: TYPE,
    ...{ ...facts, at: new Date().toISOString(), change: JSON.stringify(change) },
  }
  return commitTogether(client, { patches, created: [...created, record], revision })
}

/** Without an answer there is nothing to clear away this time. */
const outlived = (client: SanityClient, kind: ChangeKind) =>
  client.fetch<string[]>(OUTLIVED_QUERY, { kind }).catch(() => [])

/** Takes a change back, where nobody has changed again what it made, and notes who did. */
export async function takeBack(
  client: SanityClient,
  { _id, _rev, change }: KeptChange,
  catalogue: Catalogue,
  by: string,
): Promise<Undone> {
  const { patches, deleted, kept } = planUndo(JSON.parse(change) as MadeChange, documentsOf(catalogue), _rev)
  const mark = { id: _id, revision: _rev, set: { undoneBy: by } }
  const outcome = await commitTogether(client, { patches: [...patches, mark], deleted })
  return { outcome, back: patches.length + deleted.length, kept }
}
