import type { LakeDocument } from '../../types.ts'

/** The documents that a filter can match. */
export type Constraint =
  | { kind: 'everything' }
  | { kind: 'ids'; ids: string[] }
  | { kind: 'types'; types: string[] }
  /** A string attribute (`namespace`, `slug.current`, `slugs.zh`) that equals one of `values`. */
  | { kind: 'field'; path: string[]; values: string[]; types: string[] | undefined }
  | { kind: 'references'; ids: string[] }
  /** Documents that match an SQLite full-text query. */
  | { kind: 'words'; query: string; types: string[] | undefined }
  /** A document, its draft and its versions. */
  | { kind: 'versionsOf'; id: string }
  /** Ids that begin with `prefix`. */
  | { kind: 'prefix'; prefix: string }
  | { kind: 'either'; parts: Constraint[] }

/** Ranks constraints, best first: by the expected number of documents and the cost to find them. */
const order = [
  'ids',
  'versionsOf',
  'field',
  'references',
  'words',
  'either',
  'types',
  'prefix',
  'everything',
] as const

export function rank(constraint: Constraint): number {
  if (constraint.kind === 'field' && !isSlug(constraint.path)) return order.indexOf('references') + 0.5
  if (constraint.kind === 'either') return Math.max(...constraint.parts.map(rank))
  return order.indexOf(constraint.kind)
}

/** Returns whether documents can be found, and commits tagged, by the string at this path: at most one object deep. */
export function isLookup(path: readonly string[]): boolean {
  const [first = '_', second = ''] = path
  return path.length <= 2 && !first.startsWith('_') && (second === '_ref' || !second.startsWith('_'))
}

/** Returns whether a table of ids and columns can evaluate the constraint together with conditions on columns. */
export function isTabular(constraint: Constraint): boolean {
  if (constraint.kind === 'field') return !isSlug(constraint.path)
  return constraint.kind === 'types' || constraint.kind === 'everything'
}

/** Slugs have their own index. */
export function isSlug(path: readonly string[]): boolean {
  return path.length === 2 && path[0] === 'slug' && path[1] === 'current'
}

/** Returns the value at an attribute path; `undefined` when the path does not exist. */
export function readField(document: unknown, path: readonly string[]): unknown {
  let value = document
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }
  return value
}

/** Limits a constraint on attributes to documents of these types; without types it stays unchanged. */
export function ofTypes(constraint: Constraint, types: string[] | undefined): Constraint {
  if (constraint.kind === 'field' || constraint.kind === 'words') return { ...constraint, types }
  if (constraint.kind !== 'either') return constraint
  return { kind: 'either', parts: constraint.parts.map((part) => ofTypes(part, types)) }
}

/** Returns whether `admits` decides the constraint exactly, so that the filter need not check it again. */
export function isExact(constraint: Constraint): boolean {
  return constraint.kind === 'ids' || constraint.kind === 'types' || constraint.kind === 'field'
}

/** Returns false when the constraint excludes the document, given as the perspective presents it. */
export function admits(constraint: Constraint, document: LakeDocument): boolean {
  switch (constraint.kind) {
    case 'ids':
      return constraint.ids.includes(document._id)
    case 'types':
      return constraint.types.includes(document._type)
    case 'field':
      return (
        constraint.types?.includes(document._type) !== false &&
        constraint.values.includes(readField(document, constraint.path) as string)
      )
    case 'either':
    case 'references':
    case 'words':
    case 'versionsOf':
    case 'prefix':
    case 'everything':
      return true
  }
}
