import { extractWithPath, Mutation } from '@sanity/mutator'
import { isRecord } from '../../shared/json.ts'
import type { LakeDocument } from '../types.ts'
import { invalid, MutationError } from './errors.ts'
import { arraysAt, expandRanges } from './ranges.ts'

/** Limits for one path, so that none (`a[0:99999999]`, `[a,b][a,b]…`) can exhaust time or memory. */
const MAXIMUM_PATH_LENGTH = 1000
const MAXIMUM_RANGE = 10_000
const MAXIMUM_UNIONS = 10

/**
 * Applies the operations of a patch and returns the new document with the same identity and times. Throws a
 * `MutationError` for an invalid path or value, as the hosted API does.
 */
export function applyPatch(document: LakeDocument, operations: Record<string, unknown>): LakeDocument {
  for (const path of pathsOf(operations)) checkPath(path)
  const patch: Record<string, unknown> = {
    ...attempt(() => withIndexes(operations, document)),
    id: document._id,
  }
  const splice = spliceIn(operations['insert'])
  if (splice || replacesNothing(document, operations['insert'])) delete patch['insert']
  const patched = attempt(() => {
    const changed = new Mutation({ mutations: [{ patch }] as never }).apply(
      structuredClone(document),
    ) as unknown
    if (splice) spliceArrays(changed, splice)
    return changed
  })
  if (!isRecord(patched)) throw invalid('A patch cannot replace the whole document')
  for (const attribute of ['_id', '_type'] as const) {
    if (patched[attribute] !== document[attribute]) {
      throw invalid(`Cannot modify immutable attribute "${attribute}"`)
    }
  }
  const { _rev, _createdAt, _updatedAt } = document
  return { ...(patched as LakeDocument), _rev, _createdAt, _updatedAt }
}

function attempt<Result>(apply: () => Result): Result {
  try {
    return apply()
  } catch (error) {
    if (error instanceof MutationError) throw error
    throw invalid(`Cannot apply patch: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Replaces ranges in the paths of operations by indexes; those of insertions are left. */
function withIndexes(operations: Record<string, unknown>, document: LakeDocument): Record<string, unknown> {
  const expanded = Object.entries(operations).map(([name, value]) => {
    if (name === 'insert') return [name, value]
    if (name === 'unset') return [name, (value as string[]).flatMap((path) => expandRanges(path, document))]
    const values = Object.entries(value as object).flatMap(([path, operand]) =>
      expandRanges(path, document).map((concrete) => [concrete, operand as unknown]),
    )
    return [name, Object.fromEntries(values) as unknown]
  })
  return Object.fromEntries(expanded) as Record<string, unknown>
}

function pathsOf(operations: Record<string, unknown>): string[] {
  return Object.entries(operations).flatMap(([name, value]) => {
    if (name === 'unset') return value as string[]
    if (name === 'insert') {
      const { before, after, replace } = value as Record<string, unknown>
      return [before, after, replace].filter((path) => typeof path === 'string')
    }
    return Object.keys(value as object)
  })
}

function checkPath(path: string): void {
  if (path.length > MAXIMUM_PATH_LENGTH) throw invalid('Path is too long')
  const bare = path.replace(/"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/g, '')
  if (bare.split('[').length !== bare.split(']').length)
    throw invalid(`Brackets do not match in path: ${path}`)
  const unions = path.split(',').length - 1
  const descents = path.split('..').length - 1
  if (unions > MAXIMUM_UNIONS || descents > 2) throw invalid(`Path is too complex: ${path}`)
  for (const [, start, end] of path.matchAll(/\[\s*(-?\d*)\s*:\s*(-?\d*)/g)) {
    if (Math.abs(Number(start)) > MAXIMUM_RANGE || Math.abs(Number(end)) > MAXIMUM_RANGE) {
      throw invalid(`Range is too large: ${path}`)
    }
  }
}

/** `@sanity/mutator` doubles an array when the element to replace is missing. */
function replacesNothing(document: LakeDocument, insert: unknown): boolean {
  if (!isRecord(insert)) return false
  const replaced = insert['replace']
  return typeof replaced === 'string' && attempt(() => extractWithPath(replaced, document).length) === 0
}

interface Splice {
  /** The path of the arrays. */
  path: string
  start: number
  end: number
  items: unknown[]
}

/**
 * Parses `{"replace": "list[1:3]", "items": […]}`, which `patch.splice()` of the client sends. In a range of an insertion, −1 is the
 * position after the last item.
 */
function spliceIn(insert: unknown): Splice | undefined {
  if (!isRecord(insert) || typeof insert['replace'] !== 'string') return undefined
  const [, path, start = '', end = ''] = /^(.+)\[\s*(-?\d*)\s*:\s*(-?\d*)\s*\]$/.exec(insert['replace']) ?? []
  if (path === undefined) return undefined
  return {
    path,
    start: Number(start),
    end: end === '' ? -1 : Number(end),
    items: insert['items'] as unknown[],
  }
}

function spliceArrays(document: unknown, { path, start, end, items }: Splice): void {
  const arrays = expandRanges(path, document).flatMap((concrete) => arraysAt(concrete, document))
  if (arrays.length === 0) throw new Error(`there is no array at ${path}`)
  for (const { items: array } of arrays) {
    const position = (index: number) => Math.max(0, index < 0 ? array.length + index + 1 : index)
    array.splice(position(start), Math.max(0, position(end) - position(start)), ...structuredClone(items))
  }
}
