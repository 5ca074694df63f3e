import { invalidParameter } from '../errors.ts'

/** The fields of a kind that a search may name, and how each is compared. */
export type SearchFields = Readonly<Record<string, 'exact' | 'text' | 'number'>>

/** Returns whether an object matches. */
type Predicate = (object: object) => boolean

const CLAUSE =
  /\s*(-)?([a-z_.]+)(?:\[(["'])([^"']{1,40})\3\])?\s*(:|~|>=|<=|>|<)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(null|true|false|-?\d+(?:\.\d+)?))\s*/y
const OPERATOR = /(AND|OR)\s+/iy

/**
 * Parses a query of https://docs.stripe.com/search#search-query-language: clauses such as `name~"mary"`, `-email:null` and
 * `metadata["key"]:"value"`, joined by AND or by OR. Throws a 400 for any other.
 */
export function parseSearchQuery(query: string, fields: SearchFields): Predicate {
  const clauses: Predicate[] = []
  const operators = new Set<string>()
  let at = 0
  while (at < query.length || clauses.length === 0) {
    CLAUSE.lastIndex = at
    const match = CLAUSE.exec(query)
    if (!match) throw queryError('We were unable to parse your search query.')
    clauses.push(readClause(match, fields))
    at = CLAUSE.lastIndex
    OPERATOR.lastIndex = at
    const operator = OPERATOR.exec(query)
    if (operator) at = OPERATOR.lastIndex
    if (operator && at >= query.length) throw queryError('The query ends with an operator.')
    if (at < query.length) operators.add((operator?.[1] ?? 'AND').toUpperCase())
  }
  if (operators.size > 1) throw queryError('A query cannot contain both AND and OR.')
  if (clauses.length > 10) throw queryError('A query has at most 10 clauses.')
  return operators.has('OR')
    ? (object) => clauses.some((clause) => clause(object))
    : (object) => clauses.every((clause) => clause(object))
}

function readClause(match: RegExpExecArray, fields: SearchFields): Predicate {
  const [, negation, field = '', , key, sign = ':', double, single, bare] = match
  const isMetadata = field === 'metadata' && key !== undefined
  const kind = isMetadata
    ? 'exact'
    : key === undefined && Object.hasOwn(fields, field)
      ? fields[field]
      : undefined
  if (!kind) throw queryError(`Field \`${field}\` is an unsupported search field.`)
  const isAllowed = sign === ':' || (sign === '~' ? kind === 'text' : kind === 'number')
  if (!isAllowed) throw queryError(`Field \`${field}\` does not support the operator \`${sign}\`.`)
  const wanted = (double ?? single ?? bare ?? '').replace(/\\(.)/g, '$1')
  if (sign === '~' && wanted.length < 3) throw queryError('A substring has at least three characters.')
  const isNull = bare === 'null'
  const matches = (object: object) => {
    const value = readField(object, field, key)
    if (isNull) return value === undefined
    if (value === undefined) return false
    if (kind === 'number') return compare(Number(value), sign, Number(wanted))
    if (sign === '~') return value.toLowerCase().includes(wanted.toLowerCase())
    return isMetadata ? value === wanted : value.toLowerCase() === wanted.toLowerCase()
  }
  return negation ? (object) => !matches(object) : matches
}

/** Returns a field as text; undefined where it is missing, null or empty. */
function readField(object: object, field: string, key: string | undefined): string | undefined {
  const path = key === undefined ? field.split('.') : [field, key]
  const value = path.reduce<unknown>(
    (current, name) => (current as Record<string, unknown> | null | undefined)?.[name],
    object,
  )
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isText && value !== '' ? String(value) : undefined
}

function compare(value: number, sign: string, wanted: number): boolean {
  if (sign === '>') return value > wanted
  if (sign === '>=') return value >= wanted
  if (sign === '<') return value < wanted
  if (sign === '<=') return value <= wanted
  return value === wanted
}

const queryError = (message: string) =>
  invalidParameter(`${message} See https://docs.stripe.com/search#search-query-language.`, { param: 'query' })
