import { datasetNotFound } from '../documents/committer.ts'
import { ApiError, describedError } from '../errors.ts'
import { type Dataset, findDataset } from '../storage/datasets.ts'
import type { Principal, RouteContext } from '../types.ts'
import { unauthorized } from './principals.ts'

/** The dataset a route is about; throws a 404 when there is none of that name. */
export function requireDataset({ lake, params }: RouteContext): Dataset {
  const { projectId = '', dataset = '' } = params
  const found = findDataset(lake.database, projectId, dataset)
  if (!found) throw datasetNotFound(projectId, dataset)
  return found
}

/**
 * Whether a document may be shown. Who has a token may read all; anyone else published documents of public datasets:
 * an id that contains a dot (drafts, versions and private ones) is never public.
 */
export function mayRead(principal: Principal, dataset: Pick<Dataset, 'aclMode'>, id: string): boolean {
  return principal.role !== null || (dataset.aclMode === 'public' && !id.includes('.'))
}

/** Refuses who may not write, in the shape of a mutation error. */
export function requireWriter(principal: Principal): void {
  if (principal.role === 'administrator' || principal.role === 'editor') return
  if (principal.role === null) throw unauthorized('Unauthorized - a token is needed to write')
  const description = 'Insufficient permissions; permission "create" required'
  const error = { type: 'insufficientPermissionsError', permission: 'create', description }
  throw describedError(403, 'mutationError', description, { items: [{ index: 0, error }] })
}

/** Refuses who has no token at all. */
export function requireToken(principal: Principal): void {
  if (principal.role === null) throw unauthorized('Unauthorized - a token is needed here')
}

/** Refuses who does not administer the project. */
export function requireAdministrator(principal: Principal): void {
  requireToken(principal)
  if (principal.role === 'administrator') return
  const message = 'Insufficient permissions; the role administrator is required'
  throw new ApiError(403, { statusCode: 403, error: 'Forbidden', message })
}
