import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '../order-document.ts'
import { sendReturnRequest } from './actions.ts'

const ID = `order.${'0'.repeat(32)}`
const { currentCustomer, trySendOrderMails } = vi.hoisted(() => ({
  currentCustomer: vi.fn<() => Promise<object | null>>(),
  trySendOrderMails: vi.fn(),
}))
const stored = {
  _id: ID,
  state: 'fulfilled',
  customer: { uid: 'mary' },
  fulfilment: { at: new Date().toISOString(), by: { id: 'omar', name: 'Omar' } },
  lines: [{ _key: 'lamp', kind: 'physical', quantity: 1, total: 100 }],
} as unknown as Order
vi.mock('next/headers', () => ({ headers: () => new Headers() }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('#web/features/account/session/session.ts', () => ({ currentCustomer }))
vi.mock('../mail/mails.ts', () => ({ trySendOrderMails, withMail: () => [] }))
vi.mock('../update-order.ts', () => ({
  updateOrder: (_id: string, plan: (order: Order) => object) => Promise.resolve(plan(stored)),
}))
vi.mock('./queries.ts', () => ({ getReturnDays: () => Promise.resolve(14) }))

function send(): Promise<string | void> {
  const form = new FormData()
  const fields = { order: ID, locale: 'en', key: 'key-of-this-return', reason: 'unfit', comment: '' }
  for (const [name, value] of Object.entries({ ...fields, 'quantity-lamp': '1' })) form.set(name, value)
  return sendReturnRequest(form).catch((redirect: Error) => redirect.message)
}

beforeEach(() => vi.clearAllMocks())

test('ASVS 8.2.2: only the customer of an order returns its items', async () => {
  currentCustomer.mockResolvedValue({ uid: 'mary' })
  expect(await send()).toBe(`/en/success?order=${ID}&return=asked#returns`)
  expect(trySendOrderMails).toHaveBeenCalledOnce()
  currentCustomer.mockResolvedValue({ uid: 'omar' })
  expect(await send()).toContain('return=unavailable')
  currentCustomer.mockResolvedValue(null)
  expect(await send()).toContain('return=signedOut')
  expect(trySendOrderMails).toHaveBeenCalledOnce()
})
