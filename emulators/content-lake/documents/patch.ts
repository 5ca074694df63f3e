import { extractWithPath, Mutation } from '@sanity/mutator'
import type { LakeDocument } from '../types.ts'
import { invalid } from './errors.ts'
import { isAttributes } from './parse.ts'

/** Limits for one path, so that none (`a[0:99999999]`, `[a,b][a,b]…`) can exhaust time or memory. */
const MAXIMUM_PATH_LENGTH = 1000
const MAXIMUM_RANGE = 10_000
const MAXIMUM_UNIONS = 10

/**
 * Applies the operations of a patch and returns the new document with the same identity and times. Throws a
 * `MutationFailure` for an invalid path or value, as the hosted API does.
 */
export function applyPatch(document: LakeDocument, operations: Record<string, unknown>): LakeDocument {
  for (const path of pathsOf(operations)) checkPath(path)
  const patch: Record<string, unknown> = { ...operations, id: document._id }
  if (replacesNothing(document, operations['insert'])) delete patch['insert']
  const patched = attempt(() =>
    new Mutation({ mutations: [{ patch }] as never }).apply(structuredClone(document)),
  )
  if (!isAttributes(patched)) throw invalid('A patch cannot replace the whole document')
  for (const attribute of ['_id', '_type'] as const) {
    if (patched[attribute] !== document[attribute]) {
      throw invalid(`Cannot modify immutable attribute "${attribute}"`)
    }
  }
  const { _rev, _createdAt, _updatedAt } = document
  return { ...(patched as LakeDocument), _rev, _createdAt, _updatedAt }
}

function attempt(apply: () => unknown): unknown {
  try {
    return apply()
  } catch (error) {
    throw invalid(`Cannot apply patch: ${error instanceof Error ? error.message : String(error)}`)
  }
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
  if (!isAttributes(insert)) return false
  const replaced = insert['replace']
  return typeof replaced === 'string' && attempt(() => extractWithPath(replaced, document).length) === 0
}
