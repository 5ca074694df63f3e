import { expect, test } from 'vitest'
import { translationDocuments } from './translations.ts'

const documents = translationDocuments({
  en: { forms: { send: 'Send', errors: { email: 'Enter an e-mail address' } } },
  ar: { forms: { send: 'إرسال' } },
})

test('creates a document per namespace, with nested keys joined by dots', () => {
  expect(documents).toMatchObject([{ _id: 'translation-forms', _type: 'translation', namespace: 'forms' }])
  expect(documents[0]?.entries).toMatchObject([
    { key: 'send', en: 'Send', ar: 'إرسال' },
    { key: 'errors.email', en: 'Enter an e-mail address' },
  ])
})

test('array keys are stable and unique', () => {
  const keys = (documents[0]?.entries as { _key: string }[]).map(({ _key }) => _key)
  const again = translationDocuments({ en: { forms: { send: 'Submit', errors: { email: 'x' } } } })
  expect((again[0]?.entries as { _key: string }[]).map(({ _key }) => _key)).toEqual(keys)
  expect(new Set(keys).size).toBe(2)
})

test('throws on a message without a namespace', () => {
  expect(() => translationDocuments({ en: { send: 'Send' } })).toThrow(/no namespace/)
})
