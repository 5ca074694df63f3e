/** The documents that a right covers, as a GROQ filter for clients and as a function for the lake. */
export interface DocumentSet {
  filter: string
  has(id: string, type: string): boolean
}

/** All documents of the given types. */
export function documentsOfTypes(types: readonly string[]): DocumentSet {
  const known = new Set(types)
  return { filter: `_type in ${JSON.stringify(types)}`, has: (_, type) => known.has(type) }
}

/** Ids of published documents without a dot, and of their drafts and versions. */
const CONTENT_ID = /^(?:drafts\.|versions\.[^.]+\.)?[^.]+$/
const CONTENT_FILTER = ['*', 'drafts.*', 'versions.*.*']
  .map((pattern) => `_id in path(${JSON.stringify(pattern)})`)
  .join(' || ')

/** Content: documents that are public once published, with their drafts and versions, except some types. */
export function contentExcept(types: readonly string[] = []): DocumentSet {
  const excluded = new Set(types)
  const filter =
    types.length === 0 ? CONTENT_FILTER : `(${CONTENT_FILTER}) && !(_type in ${JSON.stringify(types)})`
  return { filter, has: (id, type) => CONTENT_ID.test(id) && !excluded.has(type) }
}
