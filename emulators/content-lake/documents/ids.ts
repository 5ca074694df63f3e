import { randomBytes } from 'node:crypto'

/** What the hosted API accepts: at most 128 letters, digits, `_`, `-` and `.`, not beginning with `-` or `.`. */
export function isValidId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9_][a-z0-9_.-]{0,127}$/i.test(id) && !id.includes('..')
}

export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

export function isVersionId(id: string): boolean {
  return id.startsWith('versions.')
}

/** The id of the published document that a draft or a version belongs to. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

export function draftId(id: string): string {
  return `drafts.${publishedId(id)}`
}

/** A random id for a document or a transaction: 22 letters and digits. */
export function randomId(): string {
  let id = ''
  while (id.length < 22) id += randomBytes(24).toString('base64').replace(/[+/=]/g, '')
  return id.slice(0, 22)
}
