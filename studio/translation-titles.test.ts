import { expect, test } from 'vitest'
import { titleTranslation } from './translation-titles.ts'

test('errors of a translation are listed under words that editors know', () => {
  const type = {
    name: 'internationalizedArrayStringValue',
    title: 'Internationalized array string',
    type: 'object',
    fields: [
      { name: 'value', type: 'string' },
      { name: 'language', type: 'string' },
    ],
  }
  expect(titleTranslation(type)).toMatchObject({
    title: 'Translation',
    fields: [{ name: 'value', title: 'Text' }, { name: 'language' }],
  })
  const page = { name: 'page', title: 'Page', type: 'document', fields: [] }
  expect(titleTranslation(page)).toBe(page)
})
