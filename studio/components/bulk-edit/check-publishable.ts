import { validateDocument, type Workspace } from 'sanity'
import { findAddressChanges } from '#schemas/validation/address-changes.ts'
import type { StoredVersions } from './write-documents.ts'

/** Returns why a draft should not be published together with others, or undefined. */
export async function findObstacle(
  { draft, published }: StoredVersions,
  workspace: Workspace,
): Promise<string | undefined> {
  if (!draft) return undefined
  // Only the document itself offers to redirect the old address.
  if (findAddressChanges(draft._type, published ?? null, draft).length > 0)
    return 'Its address changes. Publish it by itself, so that the old address can be redirected.'
  const markers = await validateDocument({ document: draft as never, workspace, environment: 'studio' })
  const errors = markers.filter(({ level }) => level === 'error')
  const [first] = errors
  if (!first) return undefined
  return errors.length === 1 ? first.message : `${first.message} And ${errors.length - 1} more.`
}
