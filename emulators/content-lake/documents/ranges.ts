import { extractWithPath } from '@sanity/mutator'
import { invalid } from './errors.ts'

/** `[*]`, `[]` and `[1:3]` in a path. */
const RANGE = /\[\s*(?:\*|(-?\d*)\s*:\s*(-?\d*))?\s*\]/
const QUOTED = /"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/g

/** Paths of one operation, so that nested ranges cannot exhaust memory. */
const MAXIMUM_PATHS = 10_000

/**
 * Replaces the ranges of a path by the indexes that they stand for, last first, so that the items can be removed in this order.
 * `@sanity/mutator` visits the items of a range several times and does not know `[*]`.
 */
export function expandRanges(path: string, document: unknown): string[] {
  const bare = path.replace(QUOTED, (text) => '_'.repeat(text.length))
  const range = RANGE.exec(bare)
  if (!range) return [path]
  const [text, start, end] = range
  const after = path.slice(range.index + text.length)
  const paths = arraysAt(path.slice(0, range.index), document).flatMap(({ path: found, items }) =>
    indexesOf(items.length, start, end).flatMap((index) =>
      expandRanges(`${found}[${index}]${after}`, document),
    ),
  )
  if (paths.length > MAXIMUM_PATHS) throw invalid(`Path matches more than ${MAXIMUM_PATHS} values: ${path}`)
  return paths
}

/** Returns the arrays at a path, each once. */
export function arraysAt(path: string, document: unknown): { path: string; items: unknown[] }[] {
  if (path === '') return []
  const found = new Map<string, unknown[]>()
  for (const { path: keys, value } of extractWithPath(path, document))
    if (Array.isArray(value)) found.set(formatPath(keys), value as unknown[])
  return [...found].map(([formatted, items]) => ({ path: formatted, items })).reverse()
}

function indexesOf(length: number, start = '', end = ''): number[] {
  const position = (index: string, otherwise: number) => {
    const number = index === '' ? otherwise : Number(index)
    return Math.min(length, Math.max(0, number < 0 ? length + number : number))
  }
  const [first, last] = [position(start, 0), position(end, length)]
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => last - 1 - index)
}

const formatPath = (keys: readonly (string | number)[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key)) return `${path}['${key.replace(/['\\]/g, '\\$&')}']`
    return path === '' ? key : `${path}.${key}`
  }, '')
