import { expect, test, vi } from 'vitest'
import type { Order } from '../order-document.ts'

vi.mock('../mail/mails.ts', () => ({
  withMail: ({ mails }: Order, mail: object) => [
    ...(mails ?? []),
    { ...mail, state: 'waiting', attempts: 0 },
  ],
  trySendOrderMails: vi.fn(),
}))
vi.mock('../update-order.ts', () => ({ updateOrder: vi.fn() }))
const { parseReturnForm, planReturn } = await import('./return-request.ts')
const { planReturnStep } = await import('./plan-return-step.ts')

const STAFF = { id: 'omar', name: 'Omar Haddad' }
const KEY = 'key-of-the-return-1'
const NOW = Date.parse('2026-11-10T00:00:00Z')

const order = {
  _id: 'order.1',
  state: 'fulfilled',
  currency: 'USD',
  fulfilment: { at: '2026-11-01T00:00:00Z', by: STAFF },
  totals: { payable: 3_000, tax: 0 },
  lines: [{ _key: 'a', kind: 'physical', quantity: 3, total: 3_000, tax: 0 }],
} as unknown as Order
const request = { key: KEY, reason: 'unfit' as const, comment: '', lines: [{ line: 'a', quantity: 2 }] }

const withReturn = (state: string): Order =>
  ({
    ...order,
    returns: [
      {
        _key: KEY,
        state,
        at: '2026-11-09T00:00:00Z',
        reason: 'unfit',
        lines: [{ _key: 'a', line: 'a', quantity: 2 }],
      },
    ],
  }) as unknown as Order

test('a request is stored once, with an email', () => {
  const planned = planReturn(order, request, 14, NOW)
  expect(planned).toMatchObject({
    ok: true,
    value: {
      change: {
        returns: [{ _key: KEY, state: 'requested', reason: 'unfit', lines: [{ line: 'a', quantity: 2 }] }],
        mails: [{ kind: 'returnAsked', return: KEY, state: 'waiting' }],
      },
      history: [{ event: 'returnAsked' }],
    },
  })
  expect(planReturn(withReturn('requested'), request, 14, NOW)).toEqual({ ok: true, value: 'done' })
})

test('nothing, too many units and a late request are refused', () => {
  const error = (change: object, now = NOW) => {
    const planned = planReturn(order, { ...request, ...change }, 14, now)
    return planned.ok ? null : planned.error
  }
  expect(error({ lines: [] })).toBe('nothing')
  expect(error({ lines: [{ line: 'a', quantity: 4 }] })).toBe('nothing')
  expect(error({ lines: [{ line: 'x', quantity: 1 }] })).toBe('nothing')
  expect(error({}, NOW + 30 * 86_400_000)).toBe('late')
})

test('the form gives units by line and a reason', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['key', KEY],
    ['reason', 'faulty'],
    ['comment', ' Broken\r\nglass '],
    ['quantity-a', '2'],
    ['quantity-b', '0'],
  ] as const)
    form.set(name, value)
  expect(parseReturnForm(form)).toEqual({
    key: KEY,
    reason: 'faulty',
    comment: 'Broken\nglass',
    lines: [{ line: 'a', quantity: 2 }],
  })
  form.append('quantity-a', '3')
  expect(parseReturnForm(form)?.lines, 'a line counts once').toEqual([{ line: 'a', quantity: 3 }])
  form.set('comment', 'Broken\r\n'.repeat(140))
  expect(parseReturnForm(form)?.comment, 'a line break counts as in the browser').toHaveLength(979)
  form.set('reason', 'bored')
  expect(parseReturnForm(form)).toBeNull()
})

test('a return is approved, received and refunded by the existing refund, each step once', () => {
  const approved = planReturnStep(
    withReturn('requested'),
    { action: 'approveReturn', return: KEY, label: 'Long Lane 1' },
    STAFF,
  )
  expect(approved).toMatchObject({
    ok: true,
    value: {
      change: {
        returns: [{ state: 'approved', label: 'Long Lane 1' }],
        mails: [{ kind: 'returnApproved', return: KEY }],
      },
      history: [{ event: 'returnApproved', by: STAFF }],
    },
  })
  const refund = { action: 'refundReturn', return: KEY, restock: true } as const
  expect(planReturnStep(withReturn('approved'), refund, STAFF)).toEqual({ ok: false, error: 'state' })
  expect(planReturnStep(withReturn('received'), refund, STAFF)).toMatchObject({
    ok: true,
    value: {
      change: {
        returns: [{ state: 'refunded', refund: `return-${KEY}` }],
        refunds: [{ _key: `return-${KEY}`, state: 'asked', amount: 2_000, restock: true }],
      },
      history: [{ event: 'refundAsked' }],
    },
  })
  expect(planReturnStep(withReturn('received'), { ...refund, restock: false }, STAFF)).toMatchObject({
    value: { change: { refunds: [{ restock: false }] } },
  })
  expect(planReturnStep(withReturn('refunded'), refund, STAFF)).toEqual({ ok: true, value: 'done' })
})

test.each([
  ['an amount before', [{ state: 'made', amount: 1_500, lines: [] }], 1_500],
  ['all before', [{ state: 'made', amount: 3_000, lines: [] }], undefined],
  ['its items before', [{ state: 'made', amount: 2_000, lines: [{ line: 'a', quantity: 2 }] }], undefined],
])('a return is closed after staff refunded %s, with what is left of its items', (_name, refunds, amount) => {
  const step = { action: 'refundReturn', return: KEY, restock: true } as const
  const planned = planReturnStep({ ...withReturn('received'), refunds } as Order, step, STAFF)
  expect(planned).toMatchObject({ ok: true, value: { change: { returns: [{ state: 'refunded' }] } } })
  const update = planned.ok && planned.value !== 'done' ? planned.value : null
  expect(update?.change.refunds?.at(-1)?.amount).toBe(amount)
  expect(update?.history).toMatchObject([{ event: amount ? 'refundAsked' : 'returnClosed', by: STAFF }])
})

test('a return of which staff refunded a part is not closed', () => {
  const refunds = [{ state: 'made', amount: 1_000, lines: [{ line: 'a', quantity: 1 }] }]
  const partly = { ...withReturn('received'), refunds, lines: [{ ...order.lines[0], quantity: 2 }] }
  const step = { action: 'refundReturn', return: KEY, restock: true } as const
  expect(planReturnStep(partly as Order, step, STAFF)).toEqual({ ok: false, error: 'tooMany' })
})

test('a refused return is not refunded, and an unknown one is missing', () => {
  const refused = planReturnStep(
    withReturn('received'),
    { action: 'refuseReturn', return: KEY, reason: 'Worn' },
    STAFF,
  )
  expect(refused).toMatchObject({
    ok: true,
    value: { change: { returns: [{ state: 'refused', refusal: 'Worn' }] } },
  })
  const late = { action: 'receiveReturn', return: KEY } as const
  expect(planReturnStep(withReturn('refused'), late, STAFF)).toEqual({ ok: false, error: 'state' })
  expect(planReturnStep(order, late, STAFF)).toEqual({ ok: false, error: 'missing' })
})

test.each([
  ['approveReturn', 'approved', 'label', 'label'],
  ['refuseReturn', 'refused', 'reason', 'refusal'],
] as const)('%s is not taken again with the text of a colleague', (action, state, given, stored) => {
  const taken = withReturn(state)
  Object.assign(taken.returns?.[0] ?? {}, { [stored]: 'Long Lane 1' })
  const planned = (text: string) =>
    planReturnStep(
      taken,
      { action, return: KEY, [given]: text } as Parameters<typeof planReturnStep>[1],
      STAFF,
    )
  expect(planned('Long Lane 1')).toEqual({ ok: true, value: 'done' })
  expect(planned('Short Lane 2')).toEqual({ ok: false, error: 'state' })
})
