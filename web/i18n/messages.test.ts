import { describe, expect, test } from 'vitest'
import { messageArguments, type TextTree } from './edited-texts.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import chinese from './messages/zh.json' with { type: 'json' }

/** Every text by its full key. */
function flatten(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const source = flatten(english)

describe.each([
  ['Chinese', flatten(chinese)],
  ['Arabic', flatten(arabic)],
  ['English', source],
])('%s', (_, texts) => {
  test('has every text, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...source.keys()].sort())
  })

  test.each([...source])('has the arguments of the English text in “%s”', (key, original) => {
    const text = texts.get(key) ?? ''
    expect(text.trim()).not.toBe('')
    expect(messageArguments(text)).toEqual(messageArguments(original))
  })
})

test('Arabic has all six plural forms wherever English has a plural', () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
  for (const [key, text] of flatten(arabic)) {
    if (!source.get(key)?.includes(', plural,')) continue
    for (const form of forms) expect(text, `${key}: ${form}`).toMatch(new RegExp(`\\b${form} \\{`))
  }
})

test('the contact form has the specified texts', () => {
  expect(english.forms).toMatchObject({
    nameRequired: 'please enter your name',
    emailInvalid: 'please enter your email',
    messageRequired: 'please enter your message',
  })
})
