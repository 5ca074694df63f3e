import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { select } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { toSingleByteHtml } from './single-byte-html.ts'

const FILLING = 'plain text '.repeat(500)
const ASCII = /^\p{ASCII}*$/u

/** Returns what a browser makes of the parts of a page: the heading, its title, the value of its script, its style. */
function read(html: string) {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html)
  const textOf = (selector: string) => {
    const [child] = select(selector, tree)?.children ?? []
    return child?.type === 'text' ? child.value : ''
  }
  const value: unknown = runInNewContext(textOf('script') || 'null')
  return { text: textOf('h1'), title: select('h1', tree)?.properties.title, value, style: textOf('style') }
}

const pageOf = (text: string) =>
  `<h1 title="${text}">${text}</h1><p>${FILLING}</p><script>[${JSON.stringify(text)}]</script>`

test('a browser reads the same from an English page, which is ASCII now', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'aZ 9é…’中文العربية✓😀&#;'), maxLength: 12 })
  fc.assert(
    fc.property(characters, (raw) => {
      const html = pageOf(raw.replaceAll('&', '&amp;'))
      expect(toSingleByteHtml(html)).toMatch(ASCII)
      expect(read(toSingleByteHtml(html))).toEqual(read(html))
    }),
  )
})

test('a style sheet is left alone', () => {
  const html = `<style>q::before{content:"“"}</style><h1>“${FILLING}”</h1>`
  expect(read(toSingleByteHtml(html))).toEqual(read(html))
})

test('a page in Chinese or Arabic does not grow', () => {
  for (const html of [pageOf('中文'.repeat(20)), pageOf('العربية'.repeat(20))])
    expect(toSingleByteHtml(html)).toBe(html)
})
