import { expect, test } from 'vitest'
import { model } from '../../../tests/contract/content-model/support/model.ts'
import { hasLocalizedFields } from './has-localized-fields.ts'

test.each(['page', 'product', 'menu'])('%s has localized fields', (name) => {
  expect(hasLocalizedFields(model.get(name))).toBe(true)
})

test.each(['redirect', 'order', 'translation'])('%s has none', (name) => {
  expect(hasLocalizedFields(model.get(name))).toBe(false)
})
