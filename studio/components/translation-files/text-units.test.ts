import { describe, expect, test } from 'vitest'
import { readTranslationCsv, writeTranslationCsv } from './csv.ts'
import { findLocalizedFields } from './localized-fields.ts'
import { planImport } from './plan-import.ts'
import { toUnits } from './text-units.ts'
import { writeXliff } from './xliff.ts'

const entry = (kind: string, language: string, value: unknown) => ({
  _key: language,
  _type: `internationalizedArray${kind}Value`,
  language,
  value,
})
const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: text, text, marks })
const block = (_key: string, ...children: object[]) => ({
  _type: 'block',
  _key,
  style: 'normal',
  children,
  markDefs: [{ _key: 'link', _type: 'link', href: '/contact' }],
})
const document = {
  _id: 'post-a',
  _type: 'post',
  title: [entry('String', 'en', 'Cloud & cost'), entry('String', 'zh', '云')],
  excerpt: [entry('Text', 'en', 'Two sentences.'), entry('Text', 'ar', '')],
  blocks: [{ _key: 'b', label: [entry('String', 'en', 'Read'), entry('String', 'ar', 'اقرأ')] }],
  body: [
    entry('RichText', 'en', [
      block('p1', span('See '), span('prices', ['link']), span('.')),
      { _type: 'richTextFigure', _key: 'f', alt: 'A rack' },
      { _type: 'richTextCode', _key: 'c', code: 'npm start' },
    ]),
  ],
}
const fields = (changed = {}) => findLocalizedFields({ ...document, ...changed }, 'post-a', 'ar')
const translate = (texts: Record<string, string>) =>
  toUnits(fields(), 'all').map((unit) => ({ ...unit, target: texts[unit.source] ?? unit.target }))

describe('the texts of a document', () => {
  test('are those in English, with what is missing in a language', () => {
    expect(toUnits(fields(), 'missing').map(({ id, source }) => [id, source])).toEqual([
      ['post-a#title', 'Cloud & cost'],
      ['post-a#excerpt', 'Two sentences.'],
      ['post-a#body#p1', 'See <1>prices</1>.'],
      ['post-a#body#f.alt', 'A rack'],
    ])
    expect(toUnits(fields(), 'all')).toContainEqual(
      expect.objectContaining({ id: 'post-a#blocks[_key=="b"].label', target: 'اقرأ' }),
    )
  })

  test('survive a spreadsheet', () => {
    const file = { language: 'ar', units: toUnits(fields(), 'all') }
    expect(readTranslationCsv(writeTranslationCsv(file))).toEqual(file)
    expect(readTranslationCsv('id,english\r\n')).toHaveProperty('error')
    expect(readTranslationCsv(writeTranslationCsv({ ...file, units: [] }))).toEqual({
      error: 'The file has no texts.',
    })
  })

  test('have protected placeholders in XLIFF', () => {
    const xliff = writeXliff({ language: 'ar', units: toUnits(fields(), 'missing') })
    expect(xliff).toContain('<source>See <g id="1">prices</g>.</source>')
    expect(xliff).toContain('<source>Cloud &amp; cost</source>')
    expect(xliff).toContain('target-language="ar"')
  })
})

describe('an import', () => {
  test('keeps links, pictures and code of formatted text', () => {
    const plan = planImport(
      translate({ 'See <1>prices</1>.': 'انظر <1>الأسعار</1>.', 'A rack': 'رف' }),
      fields(),
    )
    const [text] = plan.texts
    expect(text).toMatchObject({ after: 'انظر الأسعار.\nرف', warnings: [] })
    expect(text?.value).toMatchObject([
      { _key: 'p1', children: [{ marks: [] }, { text: 'الأسعار', marks: ['link'] }, { text: '.' }] },
      { _key: 'f', alt: 'رف' },
      { _key: 'c', code: 'npm start' },
    ])
    expect(plan.unchanged).toBe(1)
  })

  test('keeps the pictures and code that a translation has in the same place, and warns of others', () => {
    const picture = (_key: string, id: string) => ({ _type: 'richTextFigure', _key, asset: { _ref: id } })
    const code = { _type: 'richTextCode', _key: 'c', code: 'npm start # ابدأ' }
    const translated = (...members: object[]) =>
      fields({ body: [...document.body, entry('RichText', 'ar', [block('p1', span('قديم')), ...members])] })
    const planWith = (own: ReturnType<typeof fields>) => {
      const texts: Record<string, string> = { 'See <1>prices</1>.': 'انظر <1>الأسعار</1>.', 'A rack': 'رف' }
      const units = toUnits(own, 'all').map((unit) => ({ ...unit, target: texts[unit.source] ?? '' }))
      return planImport(units, own).texts[0]
    }
    const kept = planWith(translated(picture('f', 'arabic'), code))
    expect(kept?.value).toMatchObject([
      { _key: 'p1' },
      { _key: 'f', asset: { _ref: 'arabic' }, alt: 'رف' },
      { code: code.code },
    ])
    expect(kept?.warnings).toEqual([])
    expect(planWith(translated(picture('other', 'arabic')))?.warnings).toEqual([
      expect.stringContaining('would be lost'),
    ])
  })

  test('warns of what changed after the export, and of lost placeholders', () => {
    const units = translate({ 'Cloud & cost': 'السحابة', Read: 'المزيد' })
    const newer = fields({
      title: [entry('String', 'en', 'Cloud costs')],
      blocks: [{ _key: 'b', label: [entry('String', 'en', 'Read'), entry('String', 'ar', 'تابع')] }],
    })
    expect(planImport(units, newer).texts.map(({ warnings }) => warnings.length)).toEqual([1, 1])
    const lost = planImport(translate({ 'See <1>prices</1>.': 'انظر', 'A rack': 'رف' }), fields())
    expect(lost.texts[0]?.warnings[0]).toContain('links are missing')
  })

  test('warns of letters that a spreadsheet replaced by question marks', () => {
    const [title] = planImport(translate({ 'Cloud & cost': '??????? ????????' }), fields()).texts
    expect(title?.warnings).toEqual([expect.stringContaining('no letters')])
  })

  test('rejects unknown texts and half a translation', () => {
    const half = planImport(translate({ 'A rack': 'رف' }), fields())
    expect(half.rejected).toEqual([{ id: 'post-a#body', error: '1 of 2 paragraphs have no translation.' }])
    const unknown = planImport([{ id: 'x#title', source: 'A', target: 'B', fingerprint: '' }], fields())
    expect(unknown.rejected[0]?.error).toContain('no longer exists')
  })
})
