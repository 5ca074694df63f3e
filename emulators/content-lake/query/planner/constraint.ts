import type { LakeDocument } from '../../types.ts'

/** Which documents of the dataset a filter can possibly let through. */
export type Constraint =
  | { kind: 'everything' }
  | { kind: 'ids'; ids: string[] }
  | { kind: 'types'; types: string[] }
  /** A string attribute (`namespace`), or one of an object's (`slug.current`, `slugs.zh`), that equals one of `values`. */
  | { kind: 'field'; path: string[]; values: string[]; types: string[] | undefined }
  | { kind: 'references'; ids: string[] }
  /** Documents whose words a full-text query of SQLite's finds. */
  | { kind: 'words'; query: string; types: string[] | undefined }
  /** A document, its draft and its versions. */
  | { kind: 'versionsOf'; id: string }
  /** Ids that begin with `prefix`. */
  | { kind: 'prefix'; prefix: string }
  | { kind: 'either'; parts: Constraint[] }

/** Best first: how few documents a constraint is expected to leave, and how cheap they are to find. */
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

/** Whether documents can be looked up, and commits tagged, by the string at this path: at most one object deep. */
export function isLookup(path: readonly string[]): boolean {
  const [first = '_', second = ''] = path
  return path.length <= 2 && !first.startsWith('_') && (second === '_ref' || !second.startsWith('_'))
}

/** Whether a table of ids and columns answers the constraint, and conditions on columns with it. */
export function isTabular(constraint: Constraint): boolean {
  if (constraint.kind === 'field') return !isSlug(constraint.path)
  return constraint.kind === 'types' || constraint.kind === 'everything'
}

/** The one field with an index of its own. */
export function isSlug(path: readonly string[]): boolean {
  return path.length === 2 && path[0] === 'slug' && path[1] === 'current'
}

/** The value at an attribute path, `undefined` where the path ends before. */
export function fieldOf(document: unknown, path: readonly string[]): unknown {
  let value = document
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }
  return value
}

/** The constraint for documents of these types alone, where it looks at attributes; of all types where none are given. */
export function ofTypes(constraint: Constraint, types: string[] | undefined): Constraint {
  if (constraint.kind === 'field' || constraint.kind === 'words') return { ...constraint, types }
  if (constraint.kind !== 'either') return constraint
  return { kind: 'either', parts: constraint.parts.map((part) => ofTypes(part, types)) }
}

/** Constraints that `admits` decides exactly, so that the filter need not ask again. */
export function isExact(constraint: Constraint): boolean {
  return constraint.kind === 'ids' || constraint.kind === 'types' || constraint.kind === 'field'
}

/** False when the constraint rules the document out. `document` is as the perspective presents it. */
export function admits(constraint: Constraint, document: LakeDocument): boolean {
  switch (constraint.kind) {
    case 'ids':
      return constraint.ids.includes(document._id)
    case 'types':
      return constraint.types.includes(document._type)
    case 'field':
      return (
        constraint.types?.includes(document._type) !== false &&
        constraint.values.includes(fieldOf(document, constraint.path) as string)
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
