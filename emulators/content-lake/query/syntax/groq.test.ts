import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { functions } from '../functions/functions.ts'
import { DateTime, evaluateNow, GroqSyntaxError, needsPromises, parse } from './groq.ts'
import { hostCallOf } from './host-call.ts'
import { mapChildren, type Node, someNode } from './tree.ts'

/** What the lake uses of groq-js besides its documented functions. Each test names what an upgrade broke. */
const parsed = (query: string): Node => parse(query, { params: {}, mode: 'normal' })

describe('groq-js, whose internals the lake uses,', () => {
  test('is the pinned version', () => {
    const path = createRequire(import.meta.url).resolve('groq-js/package.json')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ version: '2.0.0' })
  })

  test.each([
    ['*[_type == "a"][0]', ['AccessElement', 'Filter', 'Everything', 'OpCall', 'AccessAttribute', 'Value']],
    ['*[a && b || !c]', ['Filter', 'Everything', 'Or', 'And', 'Not', 'AccessAttribute']],
    [
      '*{"b": ^.c, ...}',
      ['Map', 'Everything', 'Projection', 'Object', 'ObjectAttributeValue', 'Parent', 'ObjectSplat'],
    ],
    ['*|order(a desc)[0...2]', ['Slice', 'PipeFuncCall', 'Everything', 'Desc', 'AccessAttribute']],
    ['a->b', ['AccessAttribute', 'Deref']],
    ['x in 1..2', ['InRange', 'AccessAttribute', 'Value']],
    ['[...a, 1]', ['Array', 'AccessAttribute', 'Value']],
    ['select(a => 1, 2)', ['Select', 'SelectAlternative', 'AccessAttribute', 'Value']],
    ['a[].b', ['FlatMap', 'Map', 'ArrayCoerce', 'AccessAttribute']],
    ['$a', ['Parameter']],
    ['count((@))', ['FuncCall', 'Group', 'This']],
  ])('has the nodes of %s (`tree.ts`)', (query, types) => {
    const found = new Set<string>()
    const collect = (node: Node): Node => {
      found.add(node.type)
      return mapChildren(node, collect)
    }
    collect(parsed(query))
    // Attributes and alternatives are parts of nodes, which `mapChildren` does not visit.
    const visited = types.filter(
      (type) => !/^(?:ObjectAttributeValue|ObjectSplat|SelectAlternative)$/.test(type),
    )
    expect([...found]).toEqual(
      expect.arrayContaining(visited.filter((type) => type !== 'Map' && type !== 'FlatMap')),
    )
  })

  test('evaluates a tree in which a value was replaced (`planner/plan.ts`)', () => {
    const tree = parsed('*[n > 1].n')
    const replace = (node: Node): Node =>
      node.type === 'Everything' ? { type: 'Value', value: [{ n: 1 }, { n: 2 }] } : mapChildren(node, replace)
    expect(evaluateNow(replace(tree), {})).toEqual([2])
  })

  test('follows a reference to any value (`planner/plan.ts`)', () => {
    const context = { dereference: ({ _ref }: { _ref: string }) => [_ref, 7] }
    expect(evaluateNow(parsed('{"_ref": "x"}->'), context)).toEqual(['x', 7])
  })

  test('calls a function by the prototype of an object literal (`host-call.ts`)', () => {
    const call = functions.round.call({ type: 'Value', value: 1.25 }, { type: 'Value', value: 1 })
    expect(hostCallOf(call)?.name).toBe('round')
    expect(evaluateNow(call, {})).toBe(1.3)
  })

  test('matches paths by the prototype of `Path` (`groq.ts`)', () => {
    expect(evaluateNow(parsed('"abc" in path("a.*")'), {})).toBe(false)
    expect(evaluateNow(parsed('"a.b" in path("a.*")'), {})).toBe(true)
  })

  test('has the class of times (`functions.ts`, `planner/times.ts`)', () => {
    expect(evaluateNow(parsed('dateTime("2026-01-02T03:04:05Z")'), {})).toBeInstanceOf(DateTime)
  })

  test('says where a query is wrong (`parse.ts`)', () => {
    const error = (() => {
      try {
        return parsed('*[a ==')
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(GroqSyntaxError)
    expect((error as { position: number }).position).toBeGreaterThan(0)
  })

  test('evaluates `delta::` and `diff::` asynchronously only (`needsPromises`)', () => {
    expect(someNode(parsed('diff::changedAny({}, {}, a)'), needsPromises)).toBe(true)
  })
})
