import { randomBytes } from 'node:crypto'

/**
 * Accepts what the hosted API accepts: at most 128 letters, digits, `_`, `-` and `.`. No part between dots is empty or begins with `-`.
 * https://www.sanity.io/docs/ids
 */
export function isValidId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9_][a-z0-9_.-]{0,127}$/i.test(id) && !/\.[.-]/.test(id)
}

export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

export function isVersionId(id: string): boolean {
  return id.startsWith('versions.')
}

export const isDraftOrVersionId = (id: string): boolean => isDraftId(id) || isVersionId(id)

/** Returns the id of the published document of a draft or version. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** Returns the id of the release of a version; undefined for other documents. */
export const releaseIdOf = (id: string): string | undefined =>
  isVersionId(id) ? id.split('.')[1] : undefined

export function draftId(id: string): string {
  return `drafts.${publishedId(id)}`
}

/** Creates a random id for a document or transaction: 22 letters and digits. */
export function randomId(): string {
  let id = ''
  while (id.length < 22) id += randomBytes(24).toString('base64').replace(/[+/=]/g, '')
  return id.slice(0, 22)
}

/** Adds a random `_key` in place to every object in an array without one, for `autoGenerateArrayKeys`. */
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
