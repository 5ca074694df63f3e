import { invalid } from '../errors.ts'
import { isDraftOrVersionId, publishedId } from '../ids.ts'
import type { Attributes } from '../parse.ts'
import type { ResolvedMutation, StepContext } from '../transaction.ts'
import { checkId } from '../validation.ts'

/** Returns the mutations of an action when it is applied. May throw a `MutationError`. */
export type Plan = (action: Attributes, context: StepContext) => ResolvedMutation[]

/** Returns a required id of an action. */
export function readId(action: Attributes, name: string): string {
  const id = action[name]
  if (id === undefined) throw invalid(`The action needs "${name}"`)
  checkId(id)
  return id
}

/** Returns the published id of an action and its draft or version. */
export function readIds(action: Attributes): { draft: string; published: string } {
  const published = readId(action, 'publishedId')
  const draft = readId(action, action['draftId'] === undefined ? 'versionId' : 'draftId')
  checkPair(draft, published)
  return { draft, published }
}

/** Throws when the ids do not belong to the same document. */
export function checkPair(draft: string, published: string): void {
  if (isDraftOrVersionId(published)) throw invalid(`"${published}" is not a published ID`)
  if (draft === published || publishedId(draft) !== published) {
    throw invalid(`"${draft}" is not a draft or version of "${published}"`)
  }
}

/** Creates the deletion of a document; `purge` also deletes its history. */
export function deleteMutation(id: string, purge = false): ResolvedMutation {
  return { kind: 'delete', selection: { id }, ids: [id], byQuery: false, purge }
}
