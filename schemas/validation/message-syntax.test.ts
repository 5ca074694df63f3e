import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMessage } from './message-syntax.ts'

/** Returns the error of a message, or an empty string. */
const error = (message: string): string => {
  const read = parseMessage(message)
  return 'error' in read ? read.error.replace(/[\u2068\u2069]/g, '') : ''
}

test.each([
  'Send',
  '{count, plural, one {# item} other {# items}} for {name}',
  '<link>Read more</link>',
  "It''s {year}",
  'a < b',
])('%s can be read', (message) => {
  expect(error(message)).toBe('')
})

describe('the error of an invalid message says where it is and how to fix it', () => {
  test.each([
    ['مرحبا {name', 'A “}” is missing after “مرحبا”'],
    ['{name', 'A “}” is missing at the beginning'],
    ['A long sentence before the error {name', 'after “…before the error”'],
    ['Hello {}', 'empty'],
    ['{first name}', '“{first”'],
    ['{count، plural, other {x}}', 'commas are Latin'],
    ['{count, plural, one {# item other {# items}}', 'a “}” is missing before it'],
    ['{count, plurl, other {x}}', '“plurl” is unknown'],
    ['{count, plural}', 'List the forms after'],
    ['{count, plural, one}', 'Write the text of each form'],
    ['{count, plural, one {x} one {y} other {z}}', '“one” is listed twice'],
    ['{count, plural, one {# item}}', '“other {…}”'],
    ['<link>open', 'Add “</link>”'],
    ['<b>x</i>', '“</…>”'],
    ['{total, number, }', 'The format after “{total, number,”'],
  ])('%s', (message, words) => {
    expect(error(message)).toContain(words)
  })

  test('every error is a sentence without parser names', () => {
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
        const said = error(pieces.join(''))
        expect(said).not.toMatch(/[A-Z]_[A-Z]/)
        if (said) expect(said).toMatch(/\.$/)
      }),
    )
  })
})
