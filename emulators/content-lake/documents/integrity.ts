import type { LakeDocument } from '../types.ts'
import { MutationFailure } from './errors.ts'
import { referencesIn } from './references.ts'
import type { Draft, Workspace } from './workspace.ts'

/**
 * Holds strong references together once all mutations of a transaction are applied: none of those made may point to
 * nothing, and nothing that is still pointed to may go. `guard` runs each check under the index of its mutation;
 * `storedReferrers` answers who refers strongly to an id in the database.
 */
export function checkReferences(
  touched: [string, Draft][],
  workspace: Workspace,
  storedReferrers: (id: string) => string[],
  guard: (index: number, check: () => void) => void,
): void {
  const referrers = strongReferrers(touched)
  for (const [id, { before, after, index }] of touched) {
    guard(index, () => {
      if (after) checkTargets(after, before, workspace)
      else checkNotReferred(id, referrers.get(id) ?? [], workspace, storedReferrers(id))
    })
  }
}

/** Who, among the documents of this transaction, refers strongly to which id once it is applied. */
function strongReferrers(touched: [string, Draft][]): Map<string, string[]> {
  const referrers = new Map<string, string[]>()
  for (const [from, { after }] of touched) {
    for (const { to, weak } of referencesIn(after)) {
      if (!weak) referrers.set(to, [...(referrers.get(to) ?? []), from])
    }
  }
  return referrers
}

/** New strong references must find their target; one that dangled before (an import, say) may go on to do so. */
function checkTargets(after: LakeDocument, before: LakeDocument | null, workspace: Workspace): void {
  const known = new Set(referencesIn(before).map(({ to, weak }) => `${weak} ${to}`))
  for (const { to, weak } of referencesIn(after)) {
    if (weak || known.has(`${weak} ${to}`) || workspace.get(to)) continue
    throw new MutationFailure(409, {
      type: 'documentReferenceDoesNotExistError',
      description: `Document "${after._id}" references non-existent document "${to}"`,
      id: after._id,
      referenceID: to,
    })
  }
}

function checkNotReferred(id: string, referring: string[], workspace: Workspace, stored: string[]): void {
  const untouched = stored.filter((from) => !workspace.has(from))
  const all = [...new Set([...untouched, ...referring])]
  if (all.length === 0) return
  throw new MutationFailure(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${all[0]}"`,
    id,
    referencingIDs: all,
  })
}
