import { beforeEach, expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../tests/evaluate-groq.ts'
import type { Order } from './order-document.ts'
import { nameInLanguage, ordersOf } from './queries.ts'

const fetched = vi.fn<(query: string, params: { ids: string[]; locale: string }) => Promise<unknown>>()
vi.mock('#web/sanity/client/private-client.ts', () => ({ privateClient: () => ({ fetch: fetched }) }))

const orderIn = (locale: string) =>
  ({
    locale,
    lines: [
      { product: 'product-1', title: '帽子' },
      { product: 'product-2', title: '壁纸' },
    ],
  }) as Order

const titles = (orders: readonly Order[]) => orders.map(({ lines }) => lines.map(({ title }) => title))

beforeEach(() => {
  fetched.mockReset().mockResolvedValue([{ _id: 'product-1', title: 'Cap' }])
})

test('products are named in the reader’s language, and a deleted one as it was ordered', async () => {
  expect(titles(await nameInLanguage([orderIn('zh')], 'en'))).toEqual([['Cap', '壁纸']])
  expect(fetched.mock.calls[0]?.[1]).toEqual({ ids: ['product-1', 'product-2'], locale: 'en' })
})

test('discounts are named in the reader’s language too', async () => {
  fetched.mockResolvedValue([{ _id: 'discount.1', title: 'Welcome discount' }])
  const discounts = [{ _key: '1', discount: 'discount.1', title: '新客优惠', amount: 100 }]
  const [order] = await nameInLanguage([{ ...orderIn('zh'), discounts }], 'en')
  expect(order?.discounts?.map(({ title }) => title)).toEqual(['Welcome discount'])
})

test('the delivery method is named in the reader’s language too', async () => {
  fetched.mockResolvedValue([{ _id: 'delivery-express', title: 'Express' }])
  const delivery = { method: 'delivery-express', title: '特快' } as Order['delivery']
  const [order] = await nameInLanguage([{ ...orderIn('zh'), delivery }], 'en')
  expect(order?.delivery?.title).toBe('Express')
  expect(fetched.mock.calls[0]?.[1].ids).toContain('delivery-express')
})

test('the tax of a country is named in the reader’s language too', async () => {
  fetched.mockImplementation((_query, { ids }: { ids?: string[] }) =>
    Promise.resolve(ids ? [] : [{ countries: ['NZ'], name: 'GST' }]),
  )
  const named = async (taxCountry: string) => {
    const [order] = await nameInLanguage([{ ...orderIn('zh'), taxName: '商品及服务税', taxCountry }], 'en')
    return order?.taxName
  }
  expect([await named('NZ'), await named('AU')]).toEqual(['GST', '商品及服务税'])
})

test('an order in the reader’s language keeps its names, and the lake is not asked', async () => {
  expect(titles(await nameInLanguage([orderIn('en')], 'en'))).toEqual([['帽子', '壁纸']])
  expect(fetched).not.toHaveBeenCalled()
})

test('while the lake does not respond, products are named as they were ordered', async () => {
  fetched.mockRejectedValue(new Error('The lake is away'))
  expect(titles(await nameInLanguage([orderIn('zh')], 'en'))).toEqual([['帽子', '壁纸']])
})

test('ASVS 8.2.2: the order history has the orders of its customer, page by page, the newest first', async () => {
  const order = (day: number, uid: string) => ({
    _id: `order.${day}`,
    _rev: 'r1',
    _type: 'order',
    number: `M-${day}`,
    state: 'paid',
    placedAt: `2026-11-0${day}T00:00:00Z`,
    locale: 'en',
    customer: { uid, email: '', name: '' },
    currency: 'USD',
    lines: [],
    totals: { subtotal: 0, discount: 0, tax: 0, serviceCharge: 0, payable: 0 },
    holdsStock: true,
    isWaiting: false,
  })
  const orders = [order(1, 'mary'), order(2, 'omar'), order(3, 'mary'), order(4, 'mary')]
  fetched.mockImplementation(fetchOver(orders))
  const numbers = async (from: number, to: number) =>
    (await ordersOf('mary', from, to)).map(({ number }) => number)
  expect(await numbers(0, 2)).toEqual(['M-4', 'M-3'])
  expect(await numbers(2, 4)).toEqual(['M-1'])
})
