import type { Constraint } from './constraint.ts'

/** Describes a constraint without its values: `type product`, `slug.current`, `references`. */
export function describeConstraint(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'everything':
      return 'every document'
    case 'types':
      return `type ${constraint.types.join(', ')}`
    case 'field':
      return [
        ...(constraint.types ? [`type ${constraint.types.join(', ')} by`] : []),
        constraint.path.join('.'),
      ].join(' ')
    case 'ids':
      return 'id'
    case 'versionsOf':
      return 'versions of an id'
    case 'prefix':
      return 'beginning of an id'
    case 'references':
      return 'references'
    case 'words':
      return 'words'
    case 'either':
      return [...new Set(alternatives(constraint.parts).map(describeConstraint))].join(' or ')
  }
}

/** Returns the parts that are not alternatives themselves. */
function alternatives(parts: readonly Constraint[]): Constraint[] {
  return parts.flatMap((part) => (part.kind === 'either' ? alternatives(part.parts) : [part]))
}
