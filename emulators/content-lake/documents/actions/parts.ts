import { isDraftId, isVersionId, publishedId } from '../ids.ts'
import { invalid, MutationFailure } from '../errors.ts'
import type { ResolvedMutation, StepContext } from '../transaction.ts'
import { checkId } from '../validation.ts'

/** The JSON of one action. */
export type Attributes = Record<string, unknown>

/** What an action comes to, once its turn is there. May throw `MutationFailure`. */
export type Plan = (action: Attributes, context: StepContext) => ResolvedMutation[]

/** An id that an action cannot do without. */
export function idIn(action: Attributes, name: string): string {
  const id = action[name]
  if (id === undefined) throw invalid(`The action needs "${name}"`)
  checkId(id)
  return id
}

/** A published id and the draft or version of it that an action is for. */
export function pairIn(action: Attributes): { draft: string; published: string } {
  const published = idIn(action, 'publishedId')
  const draft = idIn(action, action['draftId'] === undefined ? 'versionId' : 'draftId')
  checkPair(draft, published)
  return { draft, published }
}

/** Refuses ids that do not belong together. */
export function checkPair(draft: string, published: string): void {
  if (isDraftId(published) || isVersionId(published)) throw invalid(`"${published}" is not a published ID`)
  if (draft === published || publishedId(draft) !== published) {
    throw invalid(`"${draft}" is not a draft or version of "${published}"`)
  }
}

/** Refuses to go on from another revision than the caller knows; none expected is any. */
export function checkRevision(id: string, current: string | undefined, expected: unknown): void {
  if (expected === undefined || expected === null || current === expected) return
  throw new MutationFailure(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current ?? ''}"), expected ${JSON.stringify(expected)}`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  })
}

/** The deletion of one document; `purge` also of what history keeps of it. */
export function deletion(id: string, purge = false): ResolvedMutation {
  return { kind: 'delete', selection: { id }, ids: [id], byQuery: false, purge }
}

export function notFound(id: string): MutationFailure {
  const description = `The document with the ID "${id}" was not found`
  return new MutationFailure(404, { type: 'documentNotFoundError', description, id })
}

export function alreadyExists(id: string): MutationFailure {
  const description = `Document by ID "${id}" already exists`
  return new MutationFailure(409, { type: 'documentAlreadyExistsError', description, id })
}
