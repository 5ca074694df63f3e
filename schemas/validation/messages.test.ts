import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkKeys, checkMessage, checkPlaceholders } from './messages.ts'

const PLURAL = '{count, plural, one {# item} other {# items}} for {name}'

describe('messages', () => {
  test.each(['Send', PLURAL, '<link>Read more</link>', "It''s {year}", undefined])(
    '%s can be read',
    (message) => {
      expect(checkMessage(message)).toBe(true)
    },
  )

  test.each(['Hello {name', '{count, plural, one {# item}}', '<link>open'])('%s cannot', (message) => {
    expect(checkMessage(message)).toContain('braces')
  })
})

describe('placeholders of a translation', () => {
  test('are those of the English text, in any order and any plural forms', () => {
    const arabic =
      '{name}: {count, plural, zero {لا شيء} one {عنصر} two {عنصران} few {# عناصر} other {# عنصر}}'
    expect(checkPlaceholders(arabic, PLURAL)).toBe(true)
  })

  test('are named when one is lacking or unknown', () => {
    expect(checkPlaceholders('{name}', PLURAL)).toBe('Add {count}: the English text has it.')
    expect(checkPlaceholders(`${PLURAL} {nom}`, PLURAL)).toBe(
      'Remove {nom}: the English text does not have it.',
    )
    expect(checkPlaceholders('Mehr', '<link>More</link>')).toBe('Add <link>: the English text has it.')
  })

  test('inside a plural form count as well', () => {
    expect(checkPlaceholders('{n, plural, other {}}', '{n, plural, other {of {total}}}')).toContain('{total}')
  })

  test('are not looked for where a text is missing or unreadable', () => {
    expect(checkPlaceholders(undefined, PLURAL)).toBe(true)
    expect(checkPlaceholders('Hello {', PLURAL)).toBe(true)
  })
})

describe('keys of a group', () => {
  test('differ', () => {
    expect(checkKeys(['a', 'b.c', 'b.d'])).toBe(true)
    expect(checkKeys(['a', 'b', 'a'])).toContain('“a” appears twice')
  })

  test('can be nested: none is the beginning of another', () => {
    expect(checkKeys(['save.title', 'save'])).toContain('“save”')
    expect(checkKeys(['save', 'saved'])).toBe(true)
  })

  test('pass exactly when they can be nested without loss', () => {
    const part = fc.constantFrom('a', 'b', 'c')
    const key = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'))
    fc.assert(
      fc.property(fc.array(key, { maxLength: 8 }), (keys) => {
        expect(checkKeys(keys) === true).toBe(leaves(nest(keys)) === keys.length)
      }),
    )
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
