import type { LakeDocument } from '../types.ts'
import { MutationError } from './errors.ts'
import { isVersionId } from './ids.ts'
import type { Workspace } from './workspace.ts'

export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'

/** A release, see https://www.sanity.io/docs/http-reference/actions for its states. */
export interface ReleaseDocument extends LakeDocument {
  name: string
  state: ReleaseState
  /** The id of the user who created it. */
  userId: string
  /** ISO time at which a scheduled release is published. */
  publishAt?: string
  /** Its documents when it was scheduled, published or archived. */
  finalDocumentStates?: { id: string }[]
}

/** Returns the id of the document that describes a release. */
export const releaseId = (name: string): string => `_.releases.${name}`

/** Returns the id prefix of the documents of a release. */
export const memberPrefix = (name: string): string => `versions.${name}.`

/**
 * Throws for a change to documents of a release that is not open: a scheduled release is published as it was. Changes by
 * the release itself are allowed.
 */
export function checkReleases(workspace: Workspace, guard: (index: number, check: () => void) => void): void {
  for (const [id, { index }] of workspace.touched()) {
    if (!isVersionId(id)) continue
    const name = id.split('.')[1] ?? ''
    if (workspace.has(releaseId(name))) continue
    const release = workspace.get(releaseId(name)) as ReleaseDocument | null
    if (!release || release.state === 'active') continue
    guard(index, () => {
      throw new MutationError(409, {
        type: 'invalidReleaseStateError',
        description: `The release "${name}" is ${release.state}: its document "${id}" cannot be changed`,
        id,
      })
    })
  }
}
