import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CODE_LANGUAGES } from '#schemas/shared/content-choices.ts'
import { CodeFigure } from './code-figure.tsx'

vi.mock('./content-text.tsx', () => ({ ContentText: () => null }))

const SAMPLE =
  '# a\nSELECT 1;\nFROM node\n<a b="c">\nPOST /x HTTP/1.1\nkey: "v"\n{"key": true}\n-a\n+b\nfor x in y; do z; done\na { color: red }\nfor x in range(2): return "s"'

const render = (code: string, language: string) =>
  renderToStaticMarkup(<CodeFigure code={code} language={language} title={null} label="Sample" />)

test.each(CODE_LANGUAGES.filter(({ value }) => value !== 'text'))('$title is highlighted', ({ value }) => {
  expect(render(SAMPLE, value)).toContain('<span class="token')
})

test.each(['text', 'unknown'])('code in the language %s is escaped only', (language) => {
  const markup = render('a < b & c  \n', language)
  expect(markup).not.toContain('<span')
  expect(markup).toMatch(/<code>a &\S+ b &\S+ c<\/code>/)
})
