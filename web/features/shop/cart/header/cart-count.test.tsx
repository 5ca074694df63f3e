import { type Messages, NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import { LineCount } from './cart-count.tsx'

const MESSAGES = { en: english, zh: chinese, ar: arabic }

const NAMES: [keyof typeof MESSAGES, Record<number, string>][] = [
  ['en', { 0: 'Cart, empty', 1: 'Cart, 1 item', 2: 'Cart, 2 items', 21: 'Cart, 21 items' }],
  ['zh', { 0: '购物车，空', 1: '购物车，1 件商品', 2: '购物车，2 件商品', 21: '购物车，21 件商品' }],
  [
    'ar',
    {
      0: 'سلة التسوق فارغة',
      1: 'سلة التسوق، منتج واحد',
      2: 'سلة التسوق، منتجان',
      3: 'سلة التسوق، 3 منتجات',
      11: 'سلة التسوق، 11 منتجًا',
      100: 'سلة التسوق، 100 منتج',
    },
  ],
]

describe.each(NAMES)('the cart button in %s', (locale, names) => {
  test.each(Object.entries(names))('with %s lines is named “%s”', (count, name) => {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider
        locale={locale}
        timeZone="UTC"
        messages={MESSAGES[locale] as unknown as Messages}
      >
        <LineCount count={Number(count)} />
      </NextIntlClientProvider>,
    )
    expect(html).toContain(`<span class="visually-hidden">${name}</span>`)
    expect(html.includes('cart-badge')).toBe(count !== '0')
  })
})
