/** Returns whether parsed JSON is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether parsed JSON nests deeper than `maximum`. It does not recurse, so that any depth is safe. */
export function nestsDeeper(root: unknown, maximum: number): boolean {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maximum) return true
    level = level.flatMap((value) => (value instanceof Object ? (Object.values(value) as unknown[]) : []))
  }
  return false
}
