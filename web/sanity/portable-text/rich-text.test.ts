import { describe, expect, test } from 'vitest'
import { richTextSchema } from './rich-text.ts'
import { plainText } from './rich-text-plain.ts'

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: text, text, marks })
const block = (children: object[], rest: object = {}) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  children,
  markDefs: null,
  ...rest,
})
const page = {
  kind: null,
  anchor: null,
  type: 'page',
  address: '/contact',
  target: { type: 'page', address: '/contact' },
}

describe('words', () => {
  test('keep their marks and list levels', () => {
    const [paragraph] = richTextSchema.parse([
      block([span('Plain '), span('bold', 'strong', 'em')], { listItem: 'number', level: 2 }),
    ])
    expect(paragraph).toMatchObject({
      listItem: 'number',
      level: 2,
      children: [{ marks: [] }, { text: 'bold', marks: ['strong', 'em'] }],
    })
  })

  test('link to documents and the web; broken links keep their text', () => {
    const [paragraph] = richTextSchema.parse([
      block([span('words', 'a', 'b', 'c', 'd')], {
        markDefs: [
          { _type: 'internalLink', _key: 'a', link: { ...page, anchor: '价格' } },
          { _type: 'link', _key: 'b', link: 'https://example.com' },
          { _type: 'internalLink', _key: 'c', link: { ...page, type: null, address: null, target: null } },
          { _type: 'webLink', _key: 'd', link: 'javascript:alert(1)' },
        ],
      }),
    ])
    expect(paragraph).toMatchObject({
      markDefs: [
        { _type: 'link', _key: 'a', link: { href: '/contact#价格', external: false, isDocument: true } },
        { _type: 'link', _key: 'b', link: { href: 'https://example.com', external: true } },
      ],
      children: [{ text: 'words' }],
    })
  })

  test('of an unknown style become a paragraph', () => {
    expect(richTextSchema.parse([block([span('Title')], { style: 'h1' })])).toMatchObject([
      { style: 'normal' },
    ])
  })
})

describe('blocks between paragraphs', () => {
  test('tables have rows of equal length and a header', () => {
    const table = { _type: 'richTextTable', _key: 't', caption: null, headerRow: true }
    const rows = [{ cells: ['', 'Silver'] }, { cells: ['Hours', '8', '24'] }, { cells: null }]
    expect(richTextSchema.parse([{ ...table, rows }])).toMatchObject([
      {
        header: ['', 'Silver', ''],
        rows: [
          ['Hours', '8', '24'],
          ['', '', ''],
        ],
      },
    ])
    expect(richTextSchema.parse([{ ...table, headerRow: false, rows }])).toMatchObject([{ header: null }])
  })

  test('code has a known language, or else none', () => {
    const code = { _type: 'richTextCode', _key: 'c', fileName: null, code: 'SELECT 1' }
    expect(
      richTextSchema.parse([
        { ...code, language: 'sql' },
        { ...code, language: 'cobol' },
      ]),
    ).toMatchObject([{ language: 'sql' }, { language: 'text' }])
  })

  test('empty, unknown and invalid blocks are removed', () => {
    const kept = block([span('Kept')])
    const broken = [
      block([span('  ')]),
      { _type: 'richTextFigure', _key: 'f', image: { asset: null }, caption: 'A picture that is gone' },
      { _type: 'richTextCallout', _key: 'o', tone: 'tip', text: [] },
      { _type: 'richTextCode', _key: 'c', language: 'sql', code: null },
      { _type: 'richTextTable', _key: 't', rows: [{ cells: [' '] }] },
      { _type: 'hologram', _key: 'h' },
      null,
    ]
    expect(richTextSchema.parse([...broken, kept])).toHaveLength(1)
    expect(richTextSchema.parse('no list')).toEqual([])
  })
})

test('plain text contains what a reader sees', () => {
  const asset = 'image-abc123-640x480-png'
  const text = richTextSchema.parse([
    block([span('One '), span('two', 'strong')]),
    { _type: 'richTextFigure', _key: 'f', image: { asset, alt: 'Seen' }, caption: null },
    { _type: 'richTextCallout', _key: 'o', tone: 'tip', text: [block([span('Set apart')])] },
    { _type: 'richTextCode', _key: 'c', language: 'sql', fileName: null, code: 'SELECT 1' },
    {
      _type: 'richTextTable',
      _key: 't',
      caption: 'Plans',
      rows: [{ cells: ['', 'Gold'] }, { cells: ['Price', '9'] }],
    },
  ])
  expect(plainText(text)).toBe('One two\nSeen\nSet apart\nPlans\n Gold\nPrice 9')
})
