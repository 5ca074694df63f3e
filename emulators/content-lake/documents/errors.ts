import { type ApiError, describedError } from '../errors.ts'

/** What is wrong with a mutation; `type` is Sanity's name for it. */
interface MutationErrorDetails {
  type: string
  description: string
  [detail: string]: unknown
}

/** Thrown while a mutation is applied; the transaction adds the mutation's index. */
export class MutationError extends Error {
  readonly problem: MutationErrorDetails
  readonly status: number
  /** Index of the mutation or action in the request. */
  index = 0

  constructor(status: number, problem: MutationErrorDetails) {
    super(problem.description)
    this.name = 'MutationError'
    this.problem = problem
    this.status = status
  }
}

/** Creates the response to a rejected transaction, of which nothing was applied. */
export function mutationError(
  kind: 'mutation' | 'action',
  status: number,
  items: { index: number; error: MutationErrorDetails }[],
): ApiError {
  const first = items[0]?.error.description ?? 'unknown error'
  const noun = kind === 'mutation' ? 'mutation(s)' : 'action(s)'
  const description =
    items.length > 1 ? `The ${noun} failed with ${items.length} error(s)` : `The ${noun} failed: ${first}`
  return describedError(status, `${kind}Error`, description, { items })
}

/** Creates the error for a missing permission; it reveals nothing but the document's id. */
export function insufficientPermissions(permission: string, documentId: string): MutationError {
  const description = `Insufficient permissions; permission "${permission}" required for document "${documentId}"`
  return new MutationError(403, { type: 'insufficientPermissionsError', permission, description })
}

export function invalid(description: string, details: object = {}): MutationError {
  return new MutationError(400, { ...details, type: 'validationError', description })
}

/** Creates the error for a missing document: 404 for an action, 409 for a patch, as hosted. */
export function notFound(id: string, status = 404): MutationError {
  const description = `The document with the ID "${id}" was not found`
  return new MutationError(status, { type: 'documentNotFoundError', description, id })
}

export function alreadyExists(id: string): MutationError {
  const description = `Document by ID "${id}" already exists`
  return new MutationError(409, { type: 'documentAlreadyExistsError', description, id })
}

/** Throws when a document has another revision than expected; without an expected one, any is accepted. */
export function checkRevision(id: string, current: string | undefined, expected: unknown): void {
  if (expected === undefined || expected === null || current === expected) return
  throw new MutationError(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current ?? ''}"), expected ${JSON.stringify(expected)}`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  })
}
