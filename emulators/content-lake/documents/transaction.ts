import { diff } from '../history/mendoza.ts'
import type { DocumentChange, LakeDocument, MutateOutcome } from '../types.ts'
import { generateArrayKeys } from './array-keys.ts'
import { checkReferences } from './integrity.ts'
import { invalid, MutationFailure } from './errors.ts'
import { randomId } from './ids.ts'
import type { Mutation } from './parse.ts'
import { applyPatch } from './patch.ts'
import { checkReleases } from './releases.ts'
import { checkDocument } from './validation.ts'
import { type Draft, Workspace } from './workspace.ts'

/** What applying needs to know of the dataset and of the transaction. */
export interface TransactionContext {
  transactionId: string
  timestamp: string
  keepTimestamps: boolean
  autoGenerateArrayKeys: boolean
  read: (id: string) => LakeDocument | null
  /** Ids of stored documents with a strong reference to `id`. */
  strongReferrers: (id: string) => string[]
  /** Ids of the stored versions (`versions.*`) of a published id. */
  versions: (publishedId: string) => string[]
  /** Ids of the stored documents of a release. */
  members: (release: string) => string[]
  /** A document as it is or, deleted, as it last was. */
  last: (id: string) => LakeDocument | null
  /** Whose transaction it is. */
  userId: string
}

/** What a step of a transaction may look at: the documents as the steps before it leave them. */
export interface StepContext extends Pick<
  TransactionContext,
  'versions' | 'members' | 'last' | 'timestamp' | 'userId'
> {
  get: (id: string) => LakeDocument | null
}

/** One mutation or action of a request: what it comes to, once its turn is there. May throw `MutationFailure`. */
export type Step = (context: StepContext) => ResolvedMutation[]

/** A mutation whose query, if it had one, was answered with the ids to touch. */
export type ResolvedMutation = Exclude<Mutation, { kind: 'delete' | 'patch' }> | WithIds
type WithIds = Extract<Mutation, { kind: 'delete' | 'patch' }> & { ids: string[]; byQuery: boolean }

type Result = MutateOutcome['results'][number]

/**
 * Applies steps in order and answers the changes they make, without writing anything.
 * Throws the `MutationFailure`, with its index, of the first that cannot be applied, or of a broken reference.
 */
export function applyTransaction(
  steps: Step[],
  context: TransactionContext,
): { changes: DocumentChange[]; results: Result[]; purged: string[] } {
  const workspace = new Workspace((id) => context.read(id))
  const view: StepContext = { ...context, get: (id) => workspace.get(id) }
  const results: Result[] = []
  const purged: string[] = []
  for (const [index, step] of steps.entries()) {
    guard(index, () => {
      for (const mutation of step(view)) {
        results.push(...applyMutation(mutation, index, workspace, context))
        if (mutation.kind === 'delete' && mutation.purge) purged.push(...mutation.ids)
      }
    })
  }
  const touched = workspace.touched()
  checkReferences(touched, workspace, context.strongReferrers, guard)
  // What is imported comes as it was, and in any order.
  if (!context.keepTimestamps) checkReleases(workspace, guard)
  return { changes: touched.map(([id, draft]) => changeOf(id, draft)), results, purged }
}

function guard(index: number, step: () => void): void {
  try {
    step()
  } catch (error) {
    // Thrown by what recurses into a document, when that is nested beyond any measure.
    const failure = error instanceof RangeError ? invalid('Attributes are nested too deeply') : error
    if (failure instanceof MutationFailure) failure.index = index
    throw failure
  }
}

function applyMutation(
  mutation: ResolvedMutation,
  index: number,
  workspace: Workspace,
  context: TransactionContext,
): Result[] {
  if (mutation.kind === 'delete') return mutation.ids.map((id) => remove(id, index, workspace))
  if (mutation.kind === 'patch') {
    const ids = mutation.byQuery ? mutation.ids.filter((id) => workspace.get(id)) : mutation.ids
    return ids.map((id) => patch(id, mutation, index, workspace, context))
  }
  return [create(mutation, index, workspace, context)]
}

function create(
  { kind, document }: Extract<ResolvedMutation, { document: object }>,
  index: number,
  workspace: Workspace,
  context: TransactionContext,
): Result {
  const given = document['_id'] as string | undefined
  const id = given && !given.endsWith('.') ? given : `${given ?? ''}${randomId()}`
  const existing = workspace.get(id)
  if (existing && kind === 'createIfNotExists') return { id, operation: 'none', document: existing }
  if (existing && kind === 'create') {
    const description = `Document by ID "${id}" already exists`
    throw new MutationFailure(409, { type: 'documentAlreadyExistsError', description, id })
  }
  const attributes = structuredClone(document)
  if (context.autoGenerateArrayKeys) generateArrayKeys(attributes)
  const created: LakeDocument = {
    ...attributes,
    _id: id,
    _type: attributes['_type'] as string,
    _rev: context.transactionId,
    _createdAt: timeIn(attributes, '_createdAt') ?? context.timestamp,
    _updatedAt: (context.keepTimestamps ? timeIn(attributes, '_updatedAt') : undefined) ?? context.timestamp,
  }
  checkDocument(created)
  const told = { [existing ? 'createOrReplace' : 'create']: created }
  workspace.put(id, created, told, index)
  return { id, operation: existing ? 'update' : 'create', document: created }
}

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
  const document = workspace.get(id)
  if (!document) {
    const description = `The document with the ID "${id}" was not found`
    throw new MutationFailure(409, { type: 'documentNotFoundError', description, id })
  }
  checkRevision(id, workspace.revision(id), mutation.ifRevisionId)
  const patched = applyPatch(document, mutation.operations)
  if (context.autoGenerateArrayKeys) generateArrayKeys(patched)
  const after = { ...patched, _rev: context.transactionId, _updatedAt: context.timestamp }
  checkDocument(after)
  workspace.put(id, after, { patch: { id, ...mutation.operations } }, index)
  return { id, operation: 'update', document: after }
}

function checkRevision(id: string, current: string | undefined, expected: string | undefined): void {
  if (expected === undefined || current === expected) return
  throw new MutationFailure(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  })
}

function remove(id: string, index: number, workspace: Workspace): Result {
  const document = workspace.get(id)
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
    effects: { apply: diff(left, right), revert: diff(right, left) },
  }
}

function withoutRevision(document: LakeDocument | null): object | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}
