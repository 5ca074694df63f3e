import { expect, test } from 'vitest'
import { isTest, sources } from './files.ts'
import { importsOf } from './imports.ts'

/** Returns the groups of files that import each other, directly or through others. Imports of types count. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()]
  const [path, cycles]: [string[], string[][]] = [[], []]
  // Tarjan's strongly connected components.
  const visit = (file: string): number => {
    order.set(file, order.size)
    let low = order.size - 1
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (path.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === order.get(file)) {
      const group = path.splice(path.indexOf(file))
      if (group.length > 1) cycles.push(group.sort())
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return cycles
}

test('no files import each other in a circle, types included', () => {
  const files = sources.filter((path) => !isTest(path))
  const imports = new Map(files.map((path) => [path, importsOf(path).map(({ to }) => to)]))
  expect(findCycles(imports)).toEqual([])
})

test('finds circles of two and more files', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
    ['e', ['f']],
    ['f', ['e', 'a']],
  ])
  expect(findCycles(imports)).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
})
