import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { ComponentProps } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { CatalogEntry } from './catalog-page.ts'

const entry = (id: string, rest: Partial<CatalogEntry>): CatalogEntry => ({
  id,
  category: 'category-desk',
  colors: ['color-1'],
  sizes: [],
  price: 1000,
  onSale: false,
  soldOut: false,
  stars: null,
  position: 1,
  addedAt: 0,
  ...rest,
})

const entries = [
  entry('lamp', { price: 17_200, onSale: true, position: 1 }),
  entry('tray', { colors: ['color-2'], soldOut: true, position: 2 }),
  entry('hook', { position: 3 }),
]

vi.mock('./queries.ts', () => ({
  getCatalog: (_: string, wanted: string | null) =>
    Promise.resolve({
      currency: wanted ?? 'USD',
      defaultCurrency: 'USD',
      currencies: ['USD', 'EUR'],
      entries,
    }),
  getFilterValues: () =>
    Promise.resolve({
      categories: [{ id: 'category-desk', value: 'category-desk', title: 'For the desk', hex: null }],
      colors: [
        { id: 'color-1', value: 'green', title: 'Forest green', hex: '#1f5c46' },
        { id: 'color-2', value: 'brass', title: 'Brass', hex: null },
      ],
      sizes: [],
    }),
  getProductCards: (places: { id: string }[]) => Promise.resolve(places),
}))
vi.mock('../product-cards.tsx', () => ({
  ProductCards: ({ products }: { products: { id: string }[] }) => (
    <p>products: {products.map(({ id }) => id).join(' ')}</p>
  ),
}))
vi.mock('./instant-filters.tsx', () => ({
  InstantFilters: ({ children }: ComponentProps<'div'>) => <div>{children}</div>,
}))
vi.mock('#web/i18n/locales.ts', () => ({ currentLocale: () => Promise.resolve('en') }))
vi.mock('#web/i18n/navigation.ts', () => ({
  Link: ({ href, children }: ComponentProps<'a'>) => <a href={href}>{children}</a>,
}))
vi.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('en'),
  getTranslations: (namespace: string) => {
    const messages = JSON.parse(readFileSync('schemas/shared/messages/en.json', 'utf8')) as Record<
      string,
      never
    >
    return Promise.resolve(createTranslator({ locale: 'en', messages, namespace: namespace as never }))
  },
}))

const { Catalog } = await import('./catalog.tsx')

/** The markup without what React writes between two texts. */
async function markup(query: string): Promise<string> {
  const { prelude } = await prerender(<Catalog query={query} pageSize={2} level={2} isAboveFold />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('the unfiltered catalog shows the first page and links to the next', async () => {
  const html = await markup('')
  expect(html).toContain('3 products')
  expect(html).toContain('products: lamp tray<')
  expect(html).toContain('/shop/grid/filtered?after=2_tray')
  expect(html).not.toContain('Clear all')
})

test('active filters can be removed one by one and are checked in the form', async () => {
  const html = await markup('color=green&sale=1&sort=priceUp')
  expect(html).toContain('1 product<')
  expect(html).toContain('products: lamp<')
  expect(html).toMatch(
    /<a href="\/en\/shop\/grid\/filtered\?sale=1&amp;sort=priceUp"[^>]*aria-label="Remove filter: Forest green"/,
  )
  expect(html).toMatch(/<input[^>]*name="color"[^>]*checked=""[^>]*value="green"/)
  expect(html).toMatch(/<input type="hidden" name="sort" value="priceUp"/)
})

test('colors and sizes that the shop does not have are ignored', async () => {
  const html = await markup('color=pink&size=xl&color=brass')
  expect(html).toContain('products: tray<')
  expect(html).not.toMatch(/pink|xl/)
  expect(await markup('color=pink')).toContain('3 products')
})

test('a filter value without matches is disabled', async () => {
  const html = await markup('color=brass')
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*name="stock"/)
})

test('a filter without matches says so and links to all products', async () => {
  const html = await markup('to=1')
  expect(html).toContain('No products')
  expect(html).toContain('No products match all your filters')
  expect(html).toContain('Up to $1')
})

test('URLs with prices name the currency, so that they mean the same in every language', async () => {
  const html = await markup('to=200')
  expect(html).toContain('/shop/grid/filtered?to=200&amp;currency=USD&amp;sort=priceUp')
  const euros = await markup('to=200&currency=EUR')
  expect(euros).toContain('Up to €200')
  expect(euros).toMatch(/<option value="EUR" selected="">Euro/)
})

test('prices are filtered by the decimals of their currency', async () => {
  const html = await markup('to=10.5')
  expect(html).toContain('2 products')
  expect(html).toContain('Up to $10.50')
  expect(html).toMatch(/<input[^>]*name="to"[^>]*value="10.5"/)
  expect(await markup('to=9.99')).toContain('No products')
})
