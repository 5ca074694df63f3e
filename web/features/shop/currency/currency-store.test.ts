import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CURRENCY_ATTRIBUTE, CURRENCY_KEY } from '#web/lib/browse-currency.ts'
import { stubPage } from '#web/lib/stub-page.fixture.ts'
import { chooseCurrency, readCurrency, subscribeToCurrency } from './currency-store.ts'

let { page, stored } = stubPage()
const attributes = new Map<string, string>()
const sheets: string[] = []

beforeEach(() => {
  ;({ page, stored } = stubPage())
  attributes.clear()
  sheets.length = 0
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = ''
      replaceSync(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('document', {
    set adoptedStyleSheets(adopted: { text: string }[]) {
      sheets.splice(0, sheets.length, ...adopted.map(({ text }) => text))
    },
    documentElement: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a choice is shown and stored, and original prices are stored as none', () => {
  chooseCurrency('CNY')
  expect([stored.get(CURRENCY_KEY), attributes.get(CURRENCY_ATTRIBUTE)]).toEqual(['CNY', 'CNY'])
  expect(readCurrency()).toBe('CNY')
  chooseCurrency(null)
  expect([stored.size, attributes.size]).toEqual([0, 0])
  expect(readCurrency()).toBeNull()
})

test('the styles of a choice hide prices in other currencies, and the original one where there is another', () => {
  chooseCurrency('INR')
  expect(sheets).toEqual([
    'html[data-currency] :is([data-in]:not([data-in~=INR]),[data-not-in~=INR]){display:none}',
  ])
  chooseCurrency('KRW')
  expect(sheets.join()).not.toContain('INR')
  chooseCurrency(null)
  expect(sheets).toEqual([''])
})

test('without storage a choice applies to this page', () => {
  const refuse = () => {
    throw new DOMException('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const stop = subscribeToCurrency(() => undefined)
  chooseCurrency('SAR')
  expect(readCurrency()).toBe('SAR')
  stop()
  subscribeToCurrency(() => undefined)()
  expect(readCurrency(), 'on the next page').toBe('SAR')
  chooseCurrency(null)
})

test('a choice in another tab is shown here, until nobody listens', () => {
  const changed = vi.fn()
  const stop = subscribeToCurrency(changed)
  changed.mockClear()
  stored.set(CURRENCY_KEY, 'EUR')
  page.dispatchEvent(new Event('storage'))
  expect(readCurrency()).toBe('EUR')
  expect(changed).toHaveBeenCalledOnce()
  stop()
  chooseCurrency('USD')
  expect(changed).toHaveBeenCalledOnce()
})
