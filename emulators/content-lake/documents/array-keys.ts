import { randomBytes } from 'node:crypto'

/** Gives every object inside an array that lacks one a random `_key`, as `autoGenerateArrayKeys` asks. Edits in place. */
export function generateArrayKeys(root: unknown): void {
  const queue: unknown[] = [root]
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value !== 'object' || value === null) continue
    for (const child of Object.values(value)) {
      const isItem =
        Array.isArray(value) && typeof child === 'object' && child !== null && !Array.isArray(child)
      if (isItem && !('_key' in child)) Object.assign(child, { _key: randomBytes(6).toString('hex') })
      queue.push(child ?? null)
    }
  }
}
