import fc from 'fast-check'
import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import arabic from '#web/i18n/messages/ar.json' with { type: 'json' }
import chinese from '#web/i18n/messages/zh.json' with { type: 'json' }
import english from '#web/i18n/messages/en.json' with { type: 'json' }
import { fill, pluralForms, sayCount } from './phrases.ts'

describe.each([
  ['en', english],
  ['zh', chinese],
  ['ar', arabic],
])('a message taken apart in %s', (locale, messages) => {
  test.each(['products', 'short', 'inCart'] as const)(
    'says of any number what the whole one says: %s',
    (key) => {
      const texts = createTranslator({ locale, messages, namespace: 'cart' })
      const forms = pluralForms(locale, (count) => texts(key, { count }))
      fc.assert(
        fc.property(fc.nat(999), (count) => {
          expect(sayCount(forms, count, locale)).toBe(texts(key, { count }))
        }),
      )
    },
  )
})

test('values stand in the places of their names, whatever they hold', () => {
  expect(fill('{quantity} × {product}: {total}', { quantity: '2', product: '$& {total}', total: '4' })).toBe(
    '2 × $& {total}: 4',
  )
})
