import { MutationFailure } from '../documents/errors.ts'
import { PEOPLE } from '../people/directory.ts'
import { evaluateFilter, parseFilter } from '../query/filters.ts'
import type { DocumentChange, Principal, Role } from '../types.ts'

/** What somebody may do with the documents that a filter admits; the shape in which Sanity answers it. */
export interface Grant {
  filter: string
  permissions: string[]
}

const EVERYTHING = '_id in path("**")'

const PERMISSIONS: Record<Role, string[]> = {
  administrator: ['read', 'create', 'history', 'update', 'manage', 'editHistory'],
  editor: ['read', 'create', 'history', 'update'],
  viewer: ['read', 'history'],
}

/** The filter of what an editor writes, where that is not everything: the job of one of the lake's people. */
const jobOf = ({ userId, role }: Principal): string | undefined =>
  role === 'editor' ? PEOPLE.find(({ id }) => id === userId)?.writes : undefined

/** What somebody may do in a dataset. Who writes a part of it reads all of it. */
export function grantsOf(principal: Principal): Grant[] {
  const { role } = principal
  if (role === null) return [{ filter: '_id in path("*")', permissions: ['read'] }]
  const job = jobOf(principal)
  if (job === undefined) return [{ filter: EVERYTHING, permissions: PERMISSIONS[role] }]
  return [
    { filter: EVERYTHING, permissions: PERMISSIONS.viewer },
    { filter: job, permissions: PERMISSIONS.editor },
  ]
}

/** Refuses changes of documents that are not of somebody's job, as they were and as they would be. */
export function requireGrants(principal: Principal, changes: readonly DocumentChange[]): void {
  const job = jobOf(principal)
  if (job === undefined) return
  const filter = parseFilter(job, {})
  for (const { documentId, before, after } of changes) {
    const versions = [before, after].filter((version) => version !== null)
    if (evaluateFilter(filter, versions).every(Boolean)) continue
    const permission = before ? 'update' : 'create'
    throw new MutationFailure(403, {
      type: 'insufficientPermissionsError',
      permission,
      description: `Insufficient permissions; permission "${permission}" required for document "${documentId}"`,
    })
  }
}
