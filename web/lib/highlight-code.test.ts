import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CODE_LANGUAGES } from '#schemas/shared/content-choices.ts'
import { highlight } from './highlight-code.ts'

/** The tokens of one kind. */
const pieces = (code: string, language: string, kind: string) =>
  highlight(code, language).flatMap((token) => (token.kind === kind ? [token.text.trim()] : []))

describe('code is highlighted', () => {
  test('by the kind of its tokens', () => {
    const code = 'const total = await sum("a", 2) // later'
    expect(pieces(code, 'typescript', 'keyword')).toContain('const')
    expect(pieces(code, 'typescript', 'string')).toEqual(['"a"'])
    expect(pieces(code, 'typescript', 'name')).toEqual(['sum'])
    expect(pieces(code, 'typescript', 'number')).toEqual(['2'])
    expect(pieces(code, 'typescript', 'comment')).toEqual(['// later'])
  })

  test('in diffs, by insertions and deletions', () => {
    expect(pieces('-old\n+new\n', 'diff', 'inserted')).toEqual(['+new'])
    expect(pieces('-old\n+new\n', 'diff', 'deleted')).toEqual(['-old'])
  })

  test.each(CODE_LANGUAGES.filter(({ value }) => value !== 'text'))('in $title', ({ value }) => {
    const sample =
      '# a\nSELECT 1;\nFROM node\n<a b="c">\nPOST /x HTTP/1.1\nkey: "v"\n{"key": true}\n-a\n+b\nfor x in y; do z; done\na { color: red }\nfor x in range(2): return "s"\n'
    expect(new Set(highlight(sample, value).map(({ kind }) => kind)).size).toBeGreaterThan(1)
  })

  test('and no character changes, in any language', () => {
    const language = fc.constantFrom(...CODE_LANGUAGES.map(({ value }) => value), 'unheard-of')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), language, (code, id) => {
        expect(
          highlight(code, id)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code)
      }),
    )
  })
})
