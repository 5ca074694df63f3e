import { expect, test } from 'vitest'
import { addTextPatches, countMissingTexts, hiddenLanguage } from './localized-value.ts'

const TYPE = 'internationalizedArrayString'

/** A localized field with these texts; an empty one has an entry without a text. */
const texts = (byLanguage: Record<string, string>) =>
  Object.entries(byLanguage).map(([language, value]) => ({
    _key: language,
    _type: `${TYPE}Value`,
    language,
    ...(value && { value }),
  }))

const page = {
  title: texts({ zh: '', en: 'Home', ar: '' }),
  path: { current: '/' },
  blocks: [
    { _key: 'hero', headline: texts({ en: 'Hello', zh: '你好' }), badge: texts({ zh: '', en: '', ar: '' }) },
    { _key: 'call', heading: texts({ ar: 'اتصل' }) },
  ],
}
const hero = ['blocks', { _key: 'hero' }]
const call = ['blocks', { _key: 'call' }]

test('texts are counted that an error or a warning is about, each once', () => {
  const markers = [
    { path: ['title'] },
    { path: ['title', { _key: 'en' }, 'value'] },
    { path: ['path'] },
    { path: ['missing'] },
    { path: [] },
    { path: [...hero, 'headline'] },
    { path: [...call, 'heading'] },
  ]
  expect(countMissingTexts(page, markers)).toEqual({ zh: 2, en: 1, ar: 2 })
})

test('a dialog counts its own texts only', () => {
  const markers = [{ path: ['title'] }, { path: [...hero, 'headline'] }, { path: [...call, 'heading'] }]
  expect(countMissingTexts(page, markers, hero)).toEqual({ zh: 0, en: 0, ar: 1 })
})

test('a text without an error or a warning is not missing', () => {
  expect(countMissingTexts(page, [])).toEqual({ zh: 0, en: 0, ar: 0 })
})

test('a link to a field shows English first, because it must be written', () => {
  expect(hiddenLanguage(undefined, 'ar')).toBe('en')
  expect(hiddenLanguage(texts({ zh: '你好' }), 'ar')).toBe('en')
  expect(hiddenLanguage(texts({ zh: '你好' }), 'en')).toBeUndefined()
})

test('a link to a field stays in a language that lacks the text, else shows one that does', () => {
  const english = texts({ en: 'Hello' })
  expect(hiddenLanguage(english, 'ar')).toBeUndefined()
  expect(hiddenLanguage(english, 'en')).toBe('zh')
  expect(hiddenLanguage(english, 'all')).toBeUndefined()
  expect(hiddenLanguage(texts({ zh: '你好', en: 'Hello', ar: 'مرحبا' }), 'en')).toBeUndefined()
})

test('an added text is placed in the order of the languages', () => {
  const text = { _key: 'en', _type: `${TYPE}Value`, language: 'en' }
  expect(addTextPatches(TYPE, texts({ zh: '你好', ar: 'مرحبا' }), 'en')).toMatchObject([
    { type: 'setIfMissing', value: [] },
    { type: 'insert', position: 'before', path: [{ _key: 'ar' }], items: [text] },
  ])
  expect(addTextPatches(TYPE, undefined, 'en')).toMatchObject([
    { type: 'setIfMissing', value: [] },
    { type: 'insert', position: 'after', path: [-1], items: [text] },
  ])
})
