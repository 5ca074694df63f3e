import { type ApiError, describedError } from '../../errors.ts'
import { GroqSyntaxError, parse } from './groq.ts'
import { rewrite } from './rewrite.ts'
import { toParsableQuery } from './source.ts'
import { TreeCache } from './templates.ts'
import { type Node, someNode } from './tree.ts'

/** The longest accepted query in UTF-16 code units. */
const MAXIMUM_QUERY_LENGTH = 200_000

type Mode = 'normal' | 'delta'

const templates = new TreeCache()

/**
 * Parses a query, inserts its parameters and rewrites it for the evaluator. `mode` 'delta' allows `before()`, `after()`
 * and `delta::`. Throws an `ApiError` 400 in Sanity's format with the position of the error.
 */
export function parseQuery(query: string, params: Record<string, unknown>, mode: Mode = 'normal'): Node {
  if (query.length > MAXIMUM_QUERY_LENGTH) {
    throw parseError(query.slice(0, 100), `query is longer than ${MAXIMUM_QUERY_LENGTH} characters`, 0, 100)
  }
  if (query.trim() === '') throw parseError(query, 'query is empty', 0, 0)
  let tree: Node
  try {
    tree = templates.bind(`${mode}|${query}`, params, (values) => read(query, values, mode))
  } catch (error) {
    throw asParseError(query, error)
  }
  someNode(tree, (node) => {
    if (node.type !== 'Parameter') return false
    const [start, end] = find(query, `$${node.name}`)
    throw parseError(query, `param $${node.name} referenced, but not provided`, start, end)
  })
  return tree
}

function read(query: string, params: Record<string, unknown>, mode: Mode): Node {
  const isDelta = mode === 'delta'
  const known = toParsableQuery(query, isDelta)
  return rewrite(parse(isDelta ? withSelectors(known) : known, { params, mode }))
}

/** groq-js parses selectors only in `diff::`; `delta::` is the same for the two versions at hand. */
function withSelectors(query: string): string {
  return query.replace(/\bdelta::changed(Any|Only)\s*\(/g, 'diff::changed$1(before(), after(), ')
}

function find(query: string, text: string): [start: number, end: number] {
  const start = query.indexOf(text)
  return start === -1 ? [0, query.length] : [start, start + text.length]
}

/** The end of a query in which an operand or the rest of a list is missing. */
const INCOMPLETE = /(?:[=<>&|+\-/%([{,:]|\b(?:in|match))\s*$/

function asParseError(query: string, error: unknown): ApiError {
  if (error instanceof RangeError) return parseError(query, 'query is nested too deeply', 0, query.length)
  const message = error instanceof Error ? error.message : String(error)
  // groq-js names the operator before the gap.
  if (error instanceof GroqSyntaxError && INCOMPLETE.test(query))
    return parseError(query, 'unexpected end-of-file, expected expression', query.length, query.length)
  if (error instanceof GroqSyntaxError) {
    const word = /^\s*\S+/.exec(query.slice(error.position))?.[0].length ?? 1
    const start = Math.min(error.position, query.length)
    const description = message.replace(/^.*? at position \d+(: )?/, '') || 'unexpected input'
    return parseError(query, description, start, Math.min(start + word, query.length))
  }
  const name = /^Undefined [\w ]+: (\S+)$/.exec(message)?.[1]
  const [start, end] = name ? find(query, name) : [0, query.length]
  return parseError(query, message, start, end)
}

function parseError(query: string, description: string, start: number, end: number): ApiError {
  const before = query.slice(0, start).split('\n')
  const line = before.length
  const column = (before.at(-1)?.length ?? 0) + 1
  return describedError(400, 'queryParseError', description, { start, end, line, column, query })
}
