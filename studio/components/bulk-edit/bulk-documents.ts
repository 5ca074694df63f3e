import { type CurrentUser, getPublishedId, isDraftId } from 'sanity'
import { canCreate, CONTENT_TYPES, SHOP_TYPES } from '../../roles.ts'

/** A stored version of a document, as listed. */
export interface BulkRow {
  _id: string
  _type: string
  _updatedAt: string
  /** Names in all languages and addresses, for the search. */
  words: unknown
}

/** A document of the list with what exists of it. */
export interface BulkDocument {
  /** The published id. */
  id: string
  type: string
  isPublished: boolean
  hasDraft: boolean
  updatedAt: string
  words: string
}

export type BulkFilter = 'all' | 'drafts' | 'published' | 'unpublished'

/** The choice of all types that shows drafts only. */
export const ALL_DRAFTS = 'drafts'

/** Types with an editor of their own, without texts, or saved as they are typed. */
const OTHER_TYPES: readonly string[] = ['translation', 'shopSettings', 'exchangeRates', 'inventory']

type User = Pick<CurrentUser, 'roles'> | null

/** Returns the types whose drafts a user may publish. */
export const draftTypes = (user: User): string[] =>
  [...CONTENT_TYPES, ...SHOP_TYPES].filter((type) => canCreate(user, type))

/** Returns the types that a user may change many of at once, those of the user's work first. */
export const bulkTypes = (user: User): string[] =>
  draftTypes(user).filter((type) => !OTHER_TYPES.includes(type))

/** Versions listed at most. */
const MAX_ROWS = 5000

/** The versions of documents of the types `$types`, without those of releases. Perspective: raw. */
export const BULK_QUERY = `*[_type in $types && !(_id in path("versions.**")) && (!$draftsOnly || _id in path("drafts.**"))] | order(_updatedAt desc) [0...${MAX_ROWS}] {
  _id, _type, _updatedAt, "words": [title, name, question, quote, code, namespace, slug.current, path.current, source]
}`

/** What the list follows. */
export const BULK_LISTENED = '*[_type in $types]'

/** Returns what to say when there are too many documents to list all. */
export const describeLimit = (rows: readonly BulkRow[]): string | undefined =>
  rows.length < MAX_ROWS
    ? undefined
    : 'There are too many documents to list them all. These are the ones that changed last.'

/** Returns the texts in a value, in all languages. The names of its fields and types are none. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value === 'object' && value !== null) return textOf((value as { value?: unknown }).value)
  return typeof value === 'string' ? value : ''
}

/** Joins the versions of documents, last changed first. */
export function joinVersions(rows: readonly BulkRow[]): BulkDocument[] {
  const documents = new Map<string, BulkDocument>()
  for (const row of rows) {
    const id = getPublishedId(row._id)
    const isDraft = isDraftId(row._id)
    const known = documents.get(id)
    documents.set(id, {
      id,
      type: row._type,
      isPublished: !isDraft || (known?.isPublished ?? false),
      hasDraft: isDraft || (known?.hasDraft ?? false),
      updatedAt: known && known.updatedAt > row._updatedAt ? known.updatedAt : row._updatedAt,
      words: `${known?.words ?? ''} ${textOf(row.words)}`.toLocaleLowerCase(),
    })
  }
  return [...documents.values()].sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
}

/** Returns the documents that match a filter and contain the searched words. */
export function filterDocuments(
  documents: readonly BulkDocument[],
  filter: BulkFilter,
  search: string,
): BulkDocument[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return documents.filter((document) => {
    if (filter === 'drafts' && !document.hasDraft) return false
    if (filter === 'published' && !document.isPublished) return false
    if (filter === 'unpublished' && document.isPublished) return false
    return words.every((word) => document.words.includes(word))
  })
}
