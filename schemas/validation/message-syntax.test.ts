import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMessage } from './message-syntax.ts'

/** What is said of a message; empty where it can be read. */
const fault = (message: string): string => {
  const read = readMessage(message)
  return 'fault' in read ? read.fault.replace(/[\u2068\u2069]/g, '') : ''
}

test.each([
  'Send',
  '{count, plural, one {# item} other {# items}} for {name}',
  '<link>Read more</link>',
  "It''s {year}",
  'a < b',
])('%s can be read', (message) => {
  expect(fault(message)).toBe('')
})

describe('a message that cannot be read says where and how to mend it', () => {
  test.each([
    ['مرحبا {name', 'A “}” is missing after “مرحبا”'],
    ['{name', 'A “}” is missing at the beginning'],
    ['A long sentence before the fault {name', 'after “…before the fault”'],
    ['Hello {}', 'empty'],
    ['{first name}', '“{first”'],
    ['{count، plural, other {x}}', 'commas are Latin'],
    ['{count, plurl, other {x}}', '“plurl” is not known'],
    ['{count, plural}', 'List the forms after'],
    ['{count, plural, one}', 'Write the text of each form'],
    ['{count, plural, one {x} one {y} other {z}}', '“one” is there twice'],
    ['{count, plural, one {# item}}', '“other {…}”'],
    ['<link>open', 'write “</link>”'],
    ['<b>x</i>', '“</…>”'],
    ['{total, number, }', 'The format after “{total, number,”'],
  ])('%s', (message, words) => {
    expect(fault(message)).toContain(words)
  })

  test('whatever it is: in a sentence, never in the parser’s own names', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '<',
      '>',
      'a',
      'n',
      ',',
      ' plural',
      ' other',
      '#',
      '=1',
      '/',
      '::',
      ' number',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const said = fault(pieces.join(''))
        expect(said).not.toMatch(/[A-Z]_[A-Z]/)
        if (said) expect(said).toMatch(/\.$/)
      }),
    )
  })
})
