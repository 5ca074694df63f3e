import { apiError } from '../errors.ts'

/** More than any document or parameter needs, and little enough for code that recurses. */
const MAXIMUM_DEPTH = 100

/** Refuses JSON that is nested without measure, before anything recurses into it. Walks without recursion itself. */
export function checkDepth(root: unknown): void {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAXIMUM_DEPTH) throw apiError(400, 'Bad Request', 'The JSON is nested too deeply')
    level = level.flatMap(childrenOf)
  }
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
