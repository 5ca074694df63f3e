import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkKeys, findKeyIssues } from './translation-keys.ts'

/** Checks entries with these keys; each entry is named by its position. */
const check = (...keys: string[]) => checkKeys(keys.map((key, index) => ({ _key: `${index}`, key })))

const says = (text: string) => expect.stringContaining(text) as string

describe('the keys of a group', () => {
  test('are unique; the error points to the second entry', () => {
    expect(checkKeys(undefined)).toBe(true)
    expect(check('a', 'b.c', 'b.d')).toBe(true)
    expect(check('a', 'b', 'a')).toEqual({ message: says('“a” appears twice'), path: [{ _key: '2' }, 'key'] })
  })

  test('can be nested: none is a prefix of another', () => {
    expect(check('save.title', 'save')).toEqual({ message: says('“save”'), path: [{ _key: '1' }, 'key'] })
    expect(check('save', 'saved')).toBe(true)
  })

  test('pass exactly when they can be nested without loss', () => {
    const part = fc.constantFrom('a', 'b', 'c')
    const key = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'))
    fc.assert(
      fc.property(fc.array(key, { maxLength: 8 }), (keys) => {
        expect(check(...keys) === true).toBe(leaves(nest(keys)) === keys.length)
      }),
    )
  })
})

describe('the issue of a key', () => {
  const known = new Set(['send', 'hints.phone'])

  test('is a warning if the site does not use it', () => {
    expect([...findKeyIssues(['send', 'sned', 'hints.phone'], known)]).toEqual([
      ['sned', expect.objectContaining({ level: 'warning' })],
    ])
    expect(findKeyIssues(['sned']).size).toBe(0)
  })

  test('is the repetition, before any other', () => {
    expect(findKeyIssues(['sned', 'sned'], known).get('sned')?.message).toContain('twice')
  })
})

type Tree = Map<string, Tree>

/** Puts dotted keys into a tree. */
function nest(keys: string[]): Tree {
  const root: Tree = new Map()
  for (const key of keys) {
    let node = root
    for (const part of key.split('.')) {
      const child: Tree = node.get(part) ?? new Map<string, Tree>()
      node.set(part, child)
      node = child
    }
  }
  return root
}

/** Counts the ends of a tree; an empty tree has none. */
function leaves(tree: Tree): number {
  let count = 0
  for (const child of tree.values()) count += child.size === 0 ? 1 : leaves(child)
  return count
}
