import { datasetNotFoundError } from '../documents/apply-request.ts'
import { mutationError } from '../documents/errors.ts'
import { ApiError } from '../errors.ts'
import { type Dataset, findDataset } from '../storage/datasets.ts'
import type { DocumentChange, LakeDocument, Principal, RouteContext } from '../types.ts'
import { getReadRule } from './grants.ts'
import { unauthorized } from './principals.ts'

/** Returns the dataset of a route; throws a 404 when it does not exist. */
export function requireDataset({ lake, params }: RouteContext): Dataset {
  const { projectId, dataset = '' } = params
  const found = findDataset(lake.database, projectId, dataset)
  if (!found) throw datasetNotFoundError(projectId, dataset)
  return found
}

/**
 * Returns whether a caller may read a document. Without a token only published documents of public datasets are
 * readable: an id with a dot (draft, version, private document) is never public. A custom role reads what its rights
 * cover.
 */
export function mayRead(
  principal: Principal,
  dataset: Pick<Dataset, 'aclMode'>,
  { _id, _type }: Pick<LakeDocument, '_id' | '_type'>,
): boolean {
  if (principal.role === null) return dataset.aclMode === 'public' && !_id.includes('.')
  return getReadRule(principal)?.(_id, _type) ?? true
}

/** Returns whether a caller may see a change: the document must be readable before and after it. */
export function mayReadChange(
  principal: Principal,
  dataset: Pick<Dataset, 'aclMode'>,
  { before, after }: Pick<DocumentChange, 'before' | 'after'>,
): boolean {
  return [before, after].every((version) => version === null || mayRead(principal, dataset, version))
}

/** Throws a 403 in the format of mutation errors for callers without write access, also for those without a token. */
export function requireWriter(principal: Principal): void {
  if (principal.role === 'administrator' || principal.role === 'editor') return
  const description = 'Insufficient permissions; permission "create" required'
  const error = { type: 'insufficientPermissionsError', permission: 'create', description }
  throw mutationError('mutation', 403, [{ index: 0, error }])
}

/** Throws a 401 for callers without a token. */
export function requireToken(principal: Principal): void {
  if (principal.role === null) throw unauthorized('A token is needed here')
}

/** Throws a 403 for callers who are not administrators. */
export function requireAdministrator(principal: Principal): void {
  requireToken(principal)
  if (principal.role === 'administrator') return
  const message = 'Insufficient permissions; the role administrator is required'
  throw new ApiError(403, { statusCode: 403, error: 'Forbidden', message })
}
