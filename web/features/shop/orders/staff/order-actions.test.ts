import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderActionRequest } from '#schemas/shared/order-action-request.ts'
import { failure, success } from '#web/lib/result.ts'
import type { Order, OrderNote } from '../order-document.ts'
import { runOrderAction } from './order-actions.ts'

const OMAR = { id: 'omar', name: 'Omar Haddad' }
const KEY = 'key-of-this-action'

let order: Order
let notes: OrderNote[]
const { confirmPayment, plans } = vi.hoisted(() => ({ confirmPayment: vi.fn(), plans: [] as unknown[] }))
vi.mock('../confirm-payment.ts', () => ({ confirmPayment }))
vi.mock('../queries.ts', () => ({ readOrder: () => Promise.resolve(order) }))
vi.mock('../mail/mails.ts', () => ({
  trySendOrderMails: vi.fn(),
  withMail: ({ mails }: Order, mail: object) => [...(mails ?? []), mail],
}))
vi.mock('../update-order.ts', () => ({
  updateOrder: (_id: string, plan: (order: Order, notes: OrderNote[]) => { ok: boolean }) => {
    const planned = plan(order, notes)
    plans.push(planned)
    return Promise.resolve(planned.ok ? success(order) : planned)
  },
}))

const orderWith = (fields: object) =>
  ({ _id: 'order.1', state: 'paid', lines: [{ kind: 'physical' }], ...fields }) as unknown as Order

/** Returns what an action plans to change. */
async function plan(action: OrderActionRequest): Promise<unknown> {
  await runOrderAction('order.1', action, OMAR)
  return plans.pop()
}

beforeEach(() => {
  plans.length = 0
  order = orderWith({})
  notes = []
  confirmPayment.mockResolvedValue(success({}))
})

test('an order is sent once, and only if it is paid and has something to send', async () => {
  const fulfil = { action: 'fulfil', carrier: 'DHL', tracking: '42' } as const
  expect(await plan(fulfil)).toMatchObject({
    value: { change: { state: 'fulfilled', mails: [{ kind: 'fulfilled' }] } },
  })
  for (const state of ['pending', 'expired', 'failed', 'refunded', 'fulfilled']) {
    order = orderWith({ state })
    expect(await plan(fulfil), state).toEqual(failure('state'))
  }
  order = orderWith({ lines: [{ kind: 'digital' }] })
  expect(await plan(fulfil)).toEqual(failure('state'))
  order = orderWith({
    state: 'fulfilled',
    fulfilment: { at: '2026-11-01', by: OMAR, carrier: 'DHL', tracking: '42' },
  })
  expect(await plan(fulfil)).toEqual(success('done'))
  expect(await plan({ ...fulfil, tracking: '43' })).toMatchObject({
    value: {
      change: { fulfilment: { at: '2026-11-01', tracking: '43' } },
      history: [{ event: 'parcelChanged' }],
    },
  })
})

test('an action waits until the payment is known', async () => {
  confirmPayment.mockResolvedValue(failure('unavailable'))
  expect(await runOrderAction('order.1', { action: 'fulfil' }, OMAR)).toEqual(failure('unavailable'))
  expect(plans).toEqual([])
})

test('a mail is sent again once per request, about the latest refund', async () => {
  const resend = { action: 'mail', kind: 'refunded', key: KEY } as const
  expect(await plan(resend)).toEqual(failure('nothing'))
  order = orderWith({
    mails: [
      { _key: 'a', kind: 'refunded', refund: 'first' },
      { _key: 'b', kind: 'refunded', refund: 'latest' },
    ],
  })
  expect(await plan(resend)).toMatchObject({
    value: { change: { mails: [{ _key: 'a' }, { _key: 'b' }, { _key: KEY, refund: 'latest' }] } },
  })
  order = orderWith({ mails: [{ _key: KEY, kind: 'refunded', refund: 'latest' }] })
  expect(await plan(resend)).toEqual(success('done'))
  expect(await plan({ ...resend, kind: 'paid', key: 'another-key-of-it' })).toEqual(failure('nothing'))
})

test('a note is added once, and the history keeps who removed it', async () => {
  const note = { action: 'note', text: 'Rang twice', key: KEY } as const
  expect(await plan(note)).toMatchObject({ value: { change: { notes: [{ _key: KEY, by: OMAR }] } } })
  notes = [{ _key: KEY, at: '2026-11-01', by: OMAR, text: 'Rang twice' }]
  expect(await plan(note)).toEqual(success('done'))
  expect(await plan({ action: 'removeNote', key: KEY })).toMatchObject({
    value: { change: { notes: [] }, history: [{ event: 'noteRemoved', by: OMAR }] },
  })
})
