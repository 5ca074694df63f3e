/** The documents that a right covers: those of some types, or all content except some types. */
export type DocumentSet = { types: readonly string[] } | { contentExcept: readonly string[] }

/** A permission as Sanity names it. `update` includes deleting. */
export type Permission = 'read' | 'history' | 'create' | 'update'

/** What a custom role may do with some documents. Plain data, because it is sent to worker threads. */
export interface Right {
  documents: DocumentSet
  permissions: readonly Permission[]
}

/** Ids of published documents without a dot, and of their drafts and versions: what is public once published. */
const CONTENT_ID = /^(?:drafts\.|versions\.[^.]+\.)?[^.]+$/
const CONTENT_FILTER = ['*', 'drafts.*', 'versions.*.*']
  .map((pattern) => `_id in path(${JSON.stringify(pattern)})`)
  .join(' || ')

/** Returns a set of documents as a GROQ filter, for clients. */
export function filterOf(documents: DocumentSet): string {
  if ('types' in documents) return `_type in ${JSON.stringify(documents.types)}`
  const { contentExcept } = documents
  if (contentExcept.length === 0) return CONTENT_FILTER
  return `(${CONTENT_FILTER}) && !(_type in ${JSON.stringify(contentExcept)})`
}

/** Returns a function that tells whether a set contains the document with an id and a type. */
export function matcherOf(documents: DocumentSet): (id: string, type: string) => boolean {
  if ('types' in documents) {
    const types = new Set(documents.types)
    return (_, type) => types.has(type)
  }
  const excluded = new Set(documents.contentExcept)
  return (id, type) => CONTENT_ID.test(id) && !excluded.has(type)
}
