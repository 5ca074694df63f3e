import { createPatch } from '../history/mendoza.ts'
import type { Pausable } from '../slices.ts'
import type { DocumentChange, LakeDocument, MutateOutcome } from '../types.ts'
import {
  alreadyExists,
  checkRevision,
  insufficientPermissions,
  invalid,
  MutationError,
  notFound,
} from './errors.ts'
import { generateArrayKeys, randomId } from './ids.ts'
import { checkReferences, type ReferenceContext } from './integrity.ts'
import type { Mutation } from './parse.ts'
import { applyPatch } from './patch.ts'
import { checkReleases } from './releases.ts'
import { checkDocument } from './validation.ts'
import { type Draft, Workspace } from './workspace.ts'

/** What applying a transaction needs from the dataset. */
export interface TransactionContext extends ReferenceContext {
  transactionId: string
  timestamp: string
  keepTimestamps: boolean
  autoGenerateArrayKeys: boolean
  read: (id: string) => LakeDocument | null
  /** Returns the ids of the stored versions (`versions.*`) of a published id. */
  versions: (publishedId: string) => string[]
  /** Returns the ids of the stored documents of a release. */
  members: (release: string) => string[]
  /** Returns a document, or the last revision of a deleted one. */
  last: (id: string) => LakeDocument | null
  /** The user of the transaction. */
  userId: string
}

/** What a step of a transaction can read: documents as the earlier steps left them. */
export interface StepContext extends Pick<
  TransactionContext,
  'versions' | 'members' | 'last' | 'timestamp' | 'userId'
> {
  get: (id: string) => LakeDocument | null
}

/** Returns the mutations of one mutation or action of a request when it is applied. May throw a `MutationError`. */
export type Step = (context: StepContext) => ResolvedMutation[]

/** A mutation whose query, if any, was resolved to ids. */
export type ResolvedMutation = Exclude<Mutation, { kind: 'delete' | 'patch' }> | WithIds
type WithIds = Extract<Mutation, { kind: 'delete' | 'patch' }> & { ids: string[]; byQuery: boolean }

type Result = MutateOutcome['results'][number]

/**
 * Applies steps in order and returns their changes without writing. Throws the `MutationError`, with its index, of the
 * first step that fails, or of a broken reference.
 */
export function* applyTransaction(
  steps: Step[],
  context: TransactionContext,
): Pausable<{ changes: DocumentChange[]; results: Result[]; purged: string[] }> {
  const workspace = new Workspace((id) => context.read(id))
  const view: StepContext = {
    ...context,
    get: (id) => requireReadable(workspace.get(id), context),
    last: (id) => requireReadable(context.last(id), context),
  }
  const results: Result[] = []
  const purged: string[] = []
  for (const [index, step] of steps.entries()) {
    for (const mutation of guard(index, () => step(view))) {
      for (const single of perDocument(mutation, workspace)) {
        results.push(guard(index, () => applyMutation(single, index, workspace, context)))
        yield
      }
      if (mutation.kind === 'delete' && mutation.purge) purged.push(...mutation.ids)
    }
  }
  const touched = workspace.touched()
  yield* checkReferences(touched, workspace, context, guard)
  // Imported documents keep their order and references.
  if (!context.keepTimestamps) checkReleases(workspace, guard)
  const changes: DocumentChange[] = []
  for (const [id, draft] of touched) {
    changes.push(changeOf(id, draft))
    yield
  }
  return { changes, results, purged }
}

function guard<Value>(index: number, step: () => Value): Value {
  try {
    return step()
  } catch (error) {
    // Thrown by recursion into a too deeply nested document.
    const failure = error instanceof RangeError ? invalid('Attributes are nested too deeply') : error
    if (failure instanceof MutationError) failure.index = index
    throw failure
  }
}

type SingleMutation =
  | { kind: 'delete'; id: string }
  | { kind: 'patch'; id: string; patch: Extract<ResolvedMutation, { kind: 'patch' }> }
  | Extract<ResolvedMutation, { document: object }>

/** Splits a mutation by document. What a query found may be deleted by an earlier mutation. */
function* perDocument(mutation: ResolvedMutation, workspace: Workspace): Generator<SingleMutation> {
  if (mutation.kind === 'delete') for (const id of mutation.ids) yield { kind: 'delete', id }
  else if (mutation.kind !== 'patch') yield mutation
  else {
    for (const id of mutation.ids)
      if (!mutation.byQuery || workspace.get(id)) yield { kind: 'patch', id, patch: mutation }
  }
}

function applyMutation(
  mutation: SingleMutation,
  index: number,
  workspace: Workspace,
  context: TransactionContext,
): Result {
  if (mutation.kind === 'delete') return remove(mutation.id, index, workspace, context)
  if (mutation.kind === 'patch') return patch(mutation.id, mutation.patch, index, workspace, context)
  return create(mutation, index, workspace, context)
}

function create(
  { kind, document }: Extract<ResolvedMutation, { document: object }>,
  index: number,
  workspace: Workspace,
  context: TransactionContext,
): Result {
  const given = document['_id'] as string | undefined
  const id = given && !given.endsWith('.') ? given : `${given ?? ''}${randomId()}`
  const existing = requireReadable(workspace.get(id), context)
  if (existing && kind === 'createIfNotExists') return { id, operation: 'none', document: existing }
  if (existing && kind === 'create') throw alreadyExists(id)
  const attributes = structuredClone(document)
  if (context.autoGenerateArrayKeys) generateArrayKeys(attributes)
  const created: LakeDocument = {
    ...attributes,
    _id: id,
    _type: attributes['_type'] as string,
    _rev: context.transactionId,
    _createdAt: timeIn(attributes, '_createdAt') ?? toSeconds(context.timestamp),
    _updatedAt:
      (context.keepTimestamps ? timeIn(attributes, '_updatedAt') : undefined) ?? toSeconds(context.timestamp),
  }
  checkDocument(created)
  const mutation = { [existing ? 'createOrReplace' : 'create']: created }
  workspace.put(id, created, mutation, index)
  return { id, operation: existing ? 'update' : 'create', document: created }
}

/** Returns the document. Throws a 403 when the caller may not read it. */
function requireReadable(
  document: LakeDocument | null,
  { mayRead }: Pick<TransactionContext, 'mayRead'>,
): LakeDocument | null {
  if (document && !mayRead(document)) throw insufficientPermissions('update', document._id)
  return document
}

/** The times of documents have no milliseconds, as hosted, so several changes have the same. */
const toSeconds = (timestamp: string): string => `${timestamp.slice(0, 19)}Z`

function timeIn(attributes: Record<string, unknown>, name: string): string | undefined {
  const time = attributes[name]
  if (time === undefined || time === null) return undefined
  if (typeof time !== 'string' || Number.isNaN(Date.parse(time)))
    throw invalid(`"${name}" must be a date and time`)
  return time
}

function patch(
  id: string,
  mutation: Extract<ResolvedMutation, { kind: 'patch' }>,
  index: number,
  workspace: Workspace,
  context: TransactionContext,
): Result {
  const document = requireReadable(workspace.get(id), context)
  if (!document) throw notFound(id, 409)
  checkRevision(id, workspace.revision(id), mutation.ifRevisionId)
  const patched = applyPatch(document, mutation.operations)
  if (context.autoGenerateArrayKeys) generateArrayKeys(patched)
  const after = { ...patched, _rev: context.transactionId, _updatedAt: toSeconds(context.timestamp) }
  checkDocument(after)
  workspace.put(id, after, { patch: { id, ...mutation.operations } }, index)
  return { id, operation: 'update', document: after }
}

function remove(id: string, index: number, workspace: Workspace, context: TransactionContext): Result {
  const document = requireReadable(workspace.get(id), context)
  if (!document) return { id, operation: 'none' }
  workspace.put(id, null, { delete: { id } }, index)
  return { id, operation: 'delete', document }
}

function changeOf(documentId: string, { before, after, mutations }: Draft): DocumentChange {
  const [left, right] = [withoutRevision(before), withoutRevision(after)]
  return {
    documentId,
    before,
    after,
    mutations,
    effects: { apply: createPatch(left, right), revert: createPatch(right, left) },
  }
}

function withoutRevision(document: LakeDocument | null): object | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}
