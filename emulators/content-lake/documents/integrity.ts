import type { Pausable } from '../slices.ts'
import type { LakeDocument } from '../types.ts'
import { MutationError } from './errors.ts'
import { referencesIn } from './references.ts'
import type { Draft, Workspace } from './workspace.ts'

/** The stored documents that a check of references needs. */
export interface ReferenceContext {
  /** Returns the ids of stored documents with a strong reference to `id`. */
  strongReferrers: (id: string) => string[]
  /**
   * Returns whether the caller may read a document. Checked before a mutation, because errors and results reveal the
   * document.
   */
  mayRead: (document: LakeDocument) => boolean
}

/**
 * Checks strong references after all mutations of a transaction: new ones must have a target, and a target must not be
 * deleted. `guard` runs each check under the index of its mutation; an error names only referring documents that the
 * caller may read.
 */
export function* checkReferences(
  touched: [string, Draft][],
  workspace: Workspace,
  context: ReferenceContext,
  guard: (index: number, check: () => void) => void,
): Pausable<void> {
  const referrers = yield* strongReferrers(touched)
  for (const [id, { before, after, index }] of touched) {
    guard(index, () => {
      if (after) checkTargets(after, before, workspace)
      else checkNotReferred(id, referrers.get(id) ?? [], workspace, context)
    })
    yield
  }
}

/** Returns the documents of this transaction that refer strongly to each id after it. */
function* strongReferrers(touched: [string, Draft][]): Pausable<Map<string, string[]>> {
  const referrers = new Map<string, string[]>()
  for (const [from, { after }] of touched) {
    for (const { to, weak } of referencesIn(after)) {
      if (weak) continue
      const known = referrers.get(to)
      if (known) known.push(from)
      else referrers.set(to, [from])
    }
    yield
  }
  return referrers
}

/** New strong references must find their target; one that was dangling before (an import) may stay so. */
function checkTargets(after: LakeDocument, before: LakeDocument | null, workspace: Workspace): void {
  const known = new Set(referencesIn(before).map(({ to, weak }) => `${weak} ${to}`))
  for (const { to, weak } of referencesIn(after)) {
    if (weak || known.has(`${weak} ${to}`) || workspace.get(to)) continue
    throw new MutationError(409, {
      type: 'documentReferenceDoesNotExistError',
      description: `Document "${after._id}" references non-existent document "${to}"`,
      id: after._id,
      referenceID: to,
    })
  }
}

function checkNotReferred(
  id: string,
  referring: string[],
  workspace: Workspace,
  { strongReferrers, mayRead }: ReferenceContext,
): void {
  const untouched = strongReferrers(id).filter((from) => !workspace.has(from))
  const all = [...new Set([...untouched, ...referring])]
  if (all.length === 0) return
  const named = all.filter((from) => {
    const document = workspace.get(from)
    return document !== null && mayRead(document)
  })
  const from = named[0] === undefined ? 'a document that you may not read' : `"${named[0]}"`
  throw new MutationError(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from ${from}`,
    id,
    referencingIDs: named,
  })
}
