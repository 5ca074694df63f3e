import type { SanityClient } from 'sanity'
import { retryWhenLimited } from '#schemas/shared/rate-limit.ts'
import { PERMANENT_TYPES } from '#schemas/shared/singletons.ts'
import { createRandomId } from '../random-id.ts'
import { newInventory, type StoredStock } from '../stock/stock.ts'
import { resultOf } from '../write-error.ts'
import { type BulkEdit, type EditedDocument, planEdit } from './edits.ts'

interface WriteProblem {
  error: string
  /** Whether the change may be stored nevertheless, so that nothing repeats it. */
  isUncertain?: true
}

/** The result for one document: changed, already so, or why not. */
export type DocumentResult = 'done' | 'unchanged' | WriteProblem

/** Both versions of a document as stored. */
export interface StoredVersions {
  id: string
  draft: EditedDocument | undefined
  published: EditedDocument | undefined
}

const ERRORS = {
  conflict: 'Someone else just changed it. Look at it, then try again.',
  forbidden: 'Your role can’t change it. Ask an administrator.',
  used: 'Other documents still use it. Change those first.',
  failed: 'It wasn’t saved. Check your connection and try again.',
} as const

const UNCERTAIN: DocumentResult = {
  error: 'It may have been changed: the connection was lost. Look at it before you try again.',
  isUncertain: true,
}

/** Runs a write and explains its error; `conflict` is what status 409 means. Many documents exceed Sanity's rate limit. */
async function run(write: () => Promise<unknown>, conflict: keyof typeof ERRORS): Promise<DocumentResult> {
  const result = await resultOf(retryWhenLimited(write))
  return result === 'done' ? result : { error: ERRORS[result === 'conflict' ? conflict : result] }
}

/** Fetches both versions of documents. */
export async function fetchVersions(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, StoredVersions>> {
  const found = await client.fetch<EditedDocument[]>('*[_id in $ids]', {
    ids: ids.flatMap((id) => [id, `drafts.${id}`]),
  })
  const byId = new Map(found.map((document) => [document._id, document]))
  return new Map(ids.map((id) => [id, { id, draft: byId.get(`drafts.${id}`), published: byId.get(id) }]))
}

/** Changes the draft of a document, which is created if there is none. */
export async function editDraft(
  client: SanityClient,
  { id, draft, published }: StoredVersions,
  edit: BulkEdit,
): Promise<DocumentResult> {
  const current = draft ?? published
  if (!current) return { error: 'It was deleted.' }
  const plan = planEdit(current, edit)
  if (plan === 'unchanged') return plan
  if ('error' in plan) return plan
  const { set, unset } = plan
  const revision = createRandomId()
  const transaction = client.transaction().transactionId(revision)
  const draftId = `drafts.${id}`
  // Creating fails if a colleague has begun a draft meanwhile.
  if (!draft) transaction.create(draftOf(current))
  transaction.patch(draftId, { set, unset, ...(draft && { ifRevisionID: draft._rev }) })
  const result = await run(() => transaction.commit({ visibility: 'sync' }), 'conflict')
  if (typeof result !== 'object') return result
  // The answer to a change that was saved can get lost. Trying again would change a price twice.
  const stored = await client.getDocument(draftId).catch(() => null)
  if (stored === null && result.error === ERRORS.failed) return UNCERTAIN
  return stored?._rev === revision ? 'done' : result
}

/** Returns a draft with the content of a published document. */
export function draftOf({ _rev: _, _updatedAt: __, ...content }: EditedDocument) {
  return { ...content, _id: `drafts.${content._id}`, _type: content._type }
}

/** Publishes the draft of a document, unless one of its versions has changed since it was checked. */
export function publishDraft(client: SanityClient, { id, draft, published }: StoredVersions) {
  if (!draft) return Promise.resolve<DocumentResult>('unchanged')
  const publication = {
    actionType: 'sanity.action.document.publish',
    draftId: draft._id,
    publishedId: id,
    ifDraftRevisionId: draft._rev,
    ...(published && { ifPublishedRevisionId: published._rev }),
  } as const
  return run(() => client.action(publication), 'conflict')
}

/** Takes a document off the site; its content stays as a draft. */
export function unpublishDocument(
  client: SanityClient,
  { id, published }: StoredVersions,
): Promise<DocumentResult> {
  if (!published) return Promise.resolve<DocumentResult>('unchanged')
  if (PERMANENT_TYPES.includes(published._type)) return Promise.resolve({ error: 'It can’t be unpublished.' })
  const action = {
    actionType: 'sanity.action.document.unpublish',
    draftId: `drafts.${id}`,
    publishedId: id,
  } as const
  return run(() => client.action(action), 'used')
}

/** Sets how many units of a product there are. Takes effect at once. */
export async function setStock(
  client: SanityClient,
  { id, draft, published }: StoredVersions,
  available: number,
): Promise<DocumentResult> {
  const product = published ?? draft
  if (!product) return { error: 'It was deleted.' }
  const variants = product['variants'] as unknown[] | undefined
  if (variants?.length) return { error: 'It has variants. Count each in its tab Stock.' }
  if (product['kind'] === 'digital') return { error: 'Downloads have no stock.' }
  const next = newInventory(id, available)
  const stock = await client.getDocument<StoredStock & { _type: string }>(next._id).catch(() => null)
  if (!stock) return run(() => client.create(next), 'conflict')
  if (stock.available === available) return 'unchanged'
  return run(() => client.patch(next._id).ifRevisionId(stock._rev).set({ available }).commit(), 'conflict')
}
