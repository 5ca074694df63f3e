import { type ApiError, describedError } from '../errors.ts'

/** What is wrong with one mutation; `type` is Sanity's name for it. */
export interface MutationProblem {
  type: string
  description: string
  [detail: string]: unknown
}

/** Thrown while one mutation is applied; the transaction answers it with the mutation's index. */
export class MutationFailure extends Error {
  readonly problem: MutationProblem
  readonly status: number
  /** Which mutation or action of the request it was. */
  index = 0

  constructor(status: number, problem: MutationProblem) {
    super(problem.description)
    this.name = 'MutationFailure'
    this.problem = problem
    this.status = status
  }
}

/** The answer to a transaction that was refused: nothing of it was applied. */
export function refusal(
  kind: 'mutation' | 'action',
  status: number,
  items: { index: number; error: MutationProblem }[],
): ApiError {
  const first = items[0]?.error.description ?? 'unknown error'
  const noun = kind === 'mutation' ? 'mutation(s)' : 'action(s)'
  const description =
    items.length > 1 ? `The ${noun} failed with ${items.length} error(s)` : `The ${noun} failed: ${first}`
  return describedError(status, `${kind}Error`, description, { items })
}

export function invalid(description: string, details: object = {}): MutationFailure {
  return new MutationFailure(400, { ...details, type: 'validationError', description })
}
