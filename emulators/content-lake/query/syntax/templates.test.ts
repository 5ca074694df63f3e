import fc from 'fast-check'
import { expect, test } from 'vitest'
import { query } from '../testing/arbitraries.ts'
import { parseQuery } from './parse.ts'

/** Replaces the numbers and strings of a query by parameters, except keys of objects, slices and ranges. */
function parameterised(text: string): { query: string; params: Record<string, unknown> } {
  const params: Record<string, unknown> = {}
  const query = text.replace(/"[^"]*":?|(?<!\.\.)\b\d+\b(?!\.\.|\])/g, (literal: string) => {
    if (literal.endsWith(':')) return literal
    const name = `p${Object.keys(params).length}`
    params[name] = JSON.parse(literal)
    return `$${name}`
  })
  return { query, params }
}

test('a query with new parameters has the same tree as with literal values', () => {
  fc.assert(
    fc.property(query, fc.array(fc.constantFrom<unknown>('one', 2, null)), (text, others) => {
      const { query: asked, params } = parameterised(text)
      const names = Object.keys(params)
      const first = Object.fromEntries(names.map((name, index) => [name, others[index] ?? 'first']))
      parseQuery(asked, first)
      expect(parseQuery(asked, params)).toEqual(parseQuery(text, {}))
    }),
  )
})

test.each([
  ['an index', '*[$i]._id', { i: 0 }, '*[0]._id'],
  ['an index that is computed', '*[$i + -(1)]._id', { i: 2 }, '*[2 + -(1)]._id'],
  ['a name', '*[_id == "a"][0][($name)]', { name: 'title' }, '*[_id == "a"][0]["title"]'],
  ['the ends of a slice', '*[$from...$to]', { from: 1, to: 3 }, '*[1...3]'],
  ['words to search for', '*[@ match text::query($w)]', { w: 'a -b' }, '*[@ match text::query("a -b")]'],
])('%s may be a parameter, with another value each time', (_what, asked, params, same) => {
  const others = Object.fromEntries(Object.keys(params).map((name) => [name, 7]))
  try {
    parseQuery(asked, others)
  } catch {
    // The results of the other values do not matter here.
  }
  expect(parseQuery(asked, params)).toEqual(parseQuery(same, {}))
})

test('a missing parameter is reported each time, also after it was given once', () => {
  const ask = (params: Record<string, unknown>) => parseQuery('*[_type == $type]', params)
  expect(() => ask({})).toThrow('param $type referenced, but not provided')
  ask({ type: 'post' })
  expect(() => ask({})).toThrow('param $type referenced, but not provided')
})
