import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RichText, TextBlock } from './rich-text-types.ts'
import { tableOfContents } from './table-of-contents.ts'

const heading = (text: string, style: TextBlock['style'] = 'h2', key = text): TextBlock => ({
  _type: 'block',
  _key: key,
  style,
  listItem: undefined,
  level: undefined,
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  markDefs: [],
})

const idsOf = (...headings: string[]) =>
  tableOfContents(headings.map((text) => heading(text))).map(({ id }) => id)

describe('the id of a heading', () => {
  test('keeps its script', () => {
    expect(idsOf('What we do, & why')).toEqual(['what-we-do-why'])
    expect(idsOf('价格与服务')).toEqual(['价格与服务'])
    expect(idsOf('الأسعار والخدمات')).toEqual(['الأسعار-والخدمات'])
  })

  test('ignores Arabic vowel marks', () => {
    expect(idsOf('الخِدْمَة')).toEqual(idsOf('الخدمة'))
  })

  test('gets a number when the id is taken', () => {
    expect(idsOf('Prices', 'Prices', 'Prices 2')).toEqual(['prices', 'prices-2', 'prices-2-2'])
    expect(idsOf('Content', 'Page', 'Apply')).toEqual(['content-2', 'page-2', 'apply-2'])
    expect(tableOfContents([heading('Form')], ['form'])[0]?.id).toBe('form-2')
  })

  test('exists for headings without letters', () => {
    expect(idsOf('!?', '…')).toEqual(['section', 'section-2'])
  })

  test('is unique, has no spaces, and stays when the text grows', () => {
    const headings = fc.array(fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== ''))
    fc.assert(
      fc.property(headings, headings, (before, after) => {
        const ids = idsOf(...before, ...after)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => /^[^\s#]+$/.test(id))).toBe(true)
        expect(ids.slice(0, before.length)).toEqual(idsOf(...before))
      }),
    )
  })
})

test('lists headings with their levels', () => {
  const text: RichText = [
    heading('Why'),
    heading('Some words', 'normal'),
    heading('How', 'h3'),
    { ...heading('A point that looks like a heading', 'h2'), listItem: 'bullet' },
    heading('Detail', 'h4', 'key'),
  ]
  expect(tableOfContents(text)).toEqual([
    { id: 'why', key: 'Why', text: 'Why', level: 2 },
    { id: 'how', key: 'How', text: 'How', level: 3 },
    { id: 'detail', key: 'key', text: 'Detail', level: 4 },
  ])
})
