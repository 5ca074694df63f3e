import type { LakeDocument } from '../types.ts'
import { MutationFailure } from './errors.ts'
import { isVersionId } from './ids.ts'
import type { Workspace } from './workspace.ts'

export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'

/** A release, as https://www.sanity.io/docs/http-reference/actions describes what becomes of one. */
export interface ReleaseDocument extends LakeDocument {
  name: string
  state: ReleaseState
  /** Who made it. */
  userId: string
  /** ISO time at which a scheduled release is published. */
  publishAt?: string
  /** What belonged to it when it was scheduled, published or put away. */
  finalDocumentStates?: { id: string }[]
}

/** The id of the document that describes a release. */
export const releaseId = (name: string): string => `_.releases.${name}`

/** Ids of a release's documents begin so. */
export const memberPrefix = (name: string): string => `versions.${name}.`

/**
 * Refuses to change what belongs to a release that is not open any more: scheduled, it goes out as it was when that was
 * decided. What changes the release itself may.
 */
export function checkReleases(workspace: Workspace, guard: (index: number, check: () => void) => void): void {
  for (const [id, { index }] of workspace.touched()) {
    if (!isVersionId(id)) continue
    const name = id.split('.')[1] ?? ''
    if (workspace.has(releaseId(name))) continue
    const release = workspace.get(releaseId(name)) as ReleaseDocument | null
    if (!release || release.state === 'active') continue
    guard(index, () => {
      throw new MutationFailure(409, {
        type: 'invalidReleaseStateError',
        description: `The release "${name}" is ${release.state}: its document "${id}" cannot be changed`,
        id,
      })
    })
  }
}
