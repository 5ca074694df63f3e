import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { CartView } from '#schemas/shared/content-choices.ts'
import arabic from '#schemas/shared/messages/ar.json' with { type: 'json' }
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import chinese from '#schemas/shared/messages/zh.json' with { type: 'json' }
import type { ReviewedLine } from '../model/review.ts'
import type { Shop } from '../shop.ts'
import { LineQuantity } from './cart-line.tsx'
import CartPage from './cart-page.tsx'

const MESSAGES = { en: english, zh: chinese, ar: arabic }

const line = {
  id: '1030',
  product: null,
  snapshot: null,
  changes: [],
  limit: 3,
  quantity: 2,
  priced: { quantity: 2, fullUnit: 21_500, unitDiscount: 4_300 },
}
const cartView = {
  cart: { lines: [line] },
  hasFailed: false,
  options: [1, 2, 3],
  review: { lines: [line], priced: { complete: true, currency: 'USD' }, isUnreachable: false },
}

vi.mock('next/navigation', () => ({ usePathname: () => '/en/cart' }))
vi.mock('#web/i18n/navigation.ts', () => ({
  Link: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../state/use-cart.ts', () => ({ useCart: () => cartView }))
vi.mock('./cart-summary.tsx', () => ({ CartSummary: ({ children }: { children: ReactNode }) => children }))
vi.mock('#web/features/account/auth/lazy-sign-in-modal.tsx', () => ({ LazySignInModal: () => null }))

const shown = (locale: keyof typeof MESSAGES, view: CartView): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={MESSAGES[locale] as unknown as Messages}>
      <CartPage view={view} shop={{ locale } as Shop} empty={null} />
    </NextIntlClientProvider>,
  )

test.each([
  ['en', 'Continue to Checkout', 'Continue to payment', '2 items'],
  ['zh', '去结算', '去支付', '2 件'],
  ['ar', 'إتمام الشراء', 'المتابعة إلى الدفع', 'قطعتان'],
] as const)('in %s the page before payment leads to it and says how many', (locale, cart, payment, count) => {
  expect(shown(locale, 'cart')).toContain(`${cart}<`)
  const checkout = shown(locale, 'checkout')
  expect(checkout).toContain(`${payment}<`)
  expect(checkout).not.toContain(cart)
  expect(checkout).toContain(`<p class="cart-line__units">${count}</p>`)
})

test('a cart that no currency pays says so instead of leading to the payment', () => {
  cartView.review.priced.complete = false
  expect(shown('en', 'cart')).toContain(english.cart.unpayable)
  expect(shown('en', 'cart')).not.toContain('Continue to Checkout')
  cartView.review.priced.complete = true
  expect(shown('en', 'cart')).not.toContain(english.cart.unpayable)
})

const quantitySelect = (changes: object): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={english as unknown as Messages}>
      <LineQuantity
        line={{ ...line, ...changes } as unknown as ReviewedLine}
        options={[1, 2, 3]}
        choose={() => undefined}
      />
    </NextIntlClientProvider>,
  )

test('a quantity above the limit is shown but cannot be chosen again', () => {
  const html = quantitySelect({ quantity: 99, product: { available: null, needsChoice: false } })
  expect(html).toContain('<option value="3">3</option>')
  expect(html).toContain('<option value="99" disabled="" selected="">99</option>')
})

test.each([
  ['that can be ordered', { available: 5, needsChoice: false }, true],
  ['without a limit of stock', { available: null, needsChoice: false }, true],
  ['that is sold out', { available: 0, needsChoice: false }, false],
  ['that lacks a choice', { available: 5, needsChoice: true }, false],
  ['that is no longer sold', null, false],
])('a product %s offers quantities or not', (_, product, isOffered) => {
  expect(quantitySelect({ product }).includes('<option')).toBe(isOffered)
})
