import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import { discountName, lineName } from './names.ts'

const MESSAGES = { en: english, zh: chinese, ar: arabic }

test.each([
  ['en', 'Cap (Green · L)', 'Welcome (HELLO10)'],
  ['zh', 'Cap（Green · L）', 'Welcome（HELLO10）'],
  ['ar', 'Cap (Green · L)', 'Welcome (HELLO10)'],
] as const)('options and codes are in brackets as in %s', (locale, line, discount) => {
  for (const namespace of ['cart', 'orders', 'invoice'] as const) {
    const texts = createTranslator({ locale, messages: MESSAGES[locale], namespace })
    expect(lineName({ title: 'Cap', options: 'Green · L' }, texts)).toBe(line)
    expect(discountName({ title: 'Welcome', code: 'HELLO10' }, texts)).toBe(discount)
    expect(lineName({ title: 'Cap', options: null }, texts)).toBe('Cap')
    expect(discountName({ title: 'Welcome' }, texts)).toBe('Welcome')
  }
})
