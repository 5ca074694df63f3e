import type { Node } from '../syntax/tree.ts'
import { fieldOf } from './constraint.ts'

export interface SortKey {
  path: string[]
  descending: boolean
}

/** What `order(…)` sorts by, when that is nothing but attributes; `undefined` when it is anything more. */
export function sortKeysOf(args: Node[]): SortKey[] | undefined {
  const keys = args.map((argument) => {
    const isDirected = argument.type === 'Asc' || argument.type === 'Desc'
    const path = attributePath(isDirected ? argument.base : argument)
    return path && { path, descending: argument.type === 'Desc' }
  })
  return keys.every((key) => key !== undefined) ? keys : undefined
}

function attributePath(node: Node): string[] | undefined {
  if (node.type !== 'AccessAttribute') return undefined
  if (!node.base) return [node.name]
  const base = attributePath(node.base)
  return base && [...base, node.name]
}

/** The order GROQ gives values of unlike types; all others come last and equal each other. */
const typeOrder: Record<string, number> = { number: 2, string: 3, boolean: 4 }
const otherTypes = 100

function compare(a: unknown, b: unknown): number {
  const byType = (typeOrder[typeof a] ?? otherTypes) - (typeOrder[typeof b] ?? otherTypes)
  if (byType !== 0 || typeof a === 'object' || a === undefined) return byType
  return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0
}

/** Sorts documents as groq-js does, without its cost of a scope for each document and key. */
export function sorted(documents: readonly unknown[], keys: SortKey[]): unknown[] {
  const rows = documents.map((document) => ({
    document,
    values: keys.map(({ path }) => fieldOf(document, path)),
  }))
  rows.sort((a, b) => {
    for (const [index, { descending }] of keys.entries()) {
      const difference = compare(a.values[index], b.values[index])
      if (difference !== 0) return descending ? -difference : difference
    }
    return 0
  })
  return rows.map(({ document }) => document)
}
