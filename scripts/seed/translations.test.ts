import { expect, test } from 'vitest'
import { MESSAGES } from '../../schemas/shared/interface-texts.ts'
import { translationDocuments, type TranslationEntry } from './translations.ts'

const documents = translationDocuments()
const entriesOf = (namespace: keyof typeof MESSAGES.en) =>
  documents.find((document) => document.namespace === namespace)?.entries as TranslationEntry[]

test('creates a document per namespace, with nested keys joined by dots', () => {
  expect(documents.map(({ _id }) => _id)).toEqual(
    Object.keys(MESSAGES.en).map((name) => `translation-${name}`),
  )
  const { en, zh, ar } = MESSAGES
  const text = { en: en.forms.sent.contact, zh: zh.forms.sent.contact, ar: ar.forms.sent.contact }
  expect(entriesOf('forms')).toContainEqual(expect.objectContaining({ key: 'sent.contact', ...text }))
})

test('array keys are stable and unique', () => {
  expect(entriesOf('theme').find(({ key }) => key === 'dark')?._key).toBe('e6bb5689beec')
  const keys = entriesOf('theme').map(({ _key }) => _key)
  expect(new Set(keys).size).toBe(keys.length)
})
