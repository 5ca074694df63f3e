import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Order } from '#schemas/shared/documents.generated.ts'
import { LineItemsTable } from './line-items-table.tsx'

vi.mock('sanity/router', () => ({ IntentLink: ({ children }: { children: string }) => children }))

const totals = { payable: 2_000, serviceCharge: 0 }
const order = { state: 'paid', currency: 'USD', lines: [], totals } as unknown as Order

const textOf = (changed: object) =>
  renderToStaticMarkup(<LineItemsTable order={{ ...order, ...changed }} />).replaceAll(/<[^>]+>/g, ' ')

test('only a paid order says that its total was paid', () => {
  const giftCard = { card: 'card', ending: '2468', amount: 500 }
  expect(textOf({})).toContain('Total paid')
  expect(textOf({ giftCard })).toContain('Paid through Stripe')
  for (const state of ['pending', 'expired', 'failed'])
    expect(textOf({ state, giftCard }) + textOf({ state })).not.toMatch(/paid/i)
})
