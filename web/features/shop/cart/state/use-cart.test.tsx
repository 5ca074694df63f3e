import { type Messages, NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import english from '#schemas/shared/messages/en.json' with { type: 'json' }
import type { Shop } from '../shop.ts'
import { type CartView, useCart } from './use-cart.ts'

const GIFT_CARD = 'TEST-CARD-FREE-2468'

const product = {
  id: 'a',
  name: 'Product a',
  price: 1000,
  currency: 'USD',
  prices: [],
  sale: null,
  taxClass: 'zero',
  available: null,
}
const checked = {
  lines: [{ productId: 'a', product }],
  discounts: [],
  giftCards: [{ id: 'card', code: GIFT_CARD, currency: 'EUR', balance: 5000, until: null }],
  codeErrors: {},
  delivery: [],
  settings: {
    detailLimit: 3,
    serviceCharge: 0,
    currency: 'USD',
    payingCurrencies: ['USD', 'EUR'],
    taxRates: { standard: 0, zero: 0 },
    firstCurrencies: { zh: null, en: null, ar: null },
  },
  rates: { base: 'USD', asOf: null, rates: { EUR: '0.9' } },
  now: 0,
}
const cart = { lines: [{ id: 'a', quantity: 1 }] }
const write = vi.hoisted(() => vi.fn())

vi.mock('next/navigation', () => ({ usePathname: () => '/en/cart' }))
vi.mock('../../currency/currency-store.ts', () => ({
  readCurrency: () => 'EUR',
  subscribeToCurrency: () => () => undefined,
}))
vi.mock('./stores.ts', () => ({ cartStore: { read: () => cart, write }, useStored: () => cart }))
vi.mock('./use-cart-check.ts', () => ({
  useCartCheck: () => ({ checked, checkCodes: () => Promise.resolve(checked) }),
}))

test('a gift card in the currency in which the shopper browses can be added', async () => {
  let view: CartView | undefined
  const shop = { locale: 'en', samples: { lines: [] }, limits: { list: 1, detail: 3 } } satisfies Shop
  function Page() {
    view = useCart(shop)
    return null
  }
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={english as unknown as Messages}>
      <Page />
    </NextIntlClientProvider>,
  )
  expect(await view?.addCode(GIFT_CARD)).toEqual({ code: GIFT_CARD, error: null })
  expect(write).toHaveBeenCalledWith({ ...cart, codes: [GIFT_CARD] })
})
