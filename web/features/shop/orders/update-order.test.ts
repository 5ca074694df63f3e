import { beforeEach, expect, test, vi } from 'vitest'
import { failure, success } from '#web/lib/result.ts'
import type { Order } from './order-document.ts'

const stored = {
  _id: 'order.1',
  _type: 'order',
  _rev: '1',
  number: 'M-1',
  state: 'pending',
  placedAt: '2026-11-26T10:00:00Z',
  locale: 'en',
  customer: { uid: 'sara', email: 'sara@example.com', name: 'Sara' },
  currency: 'USD',
  lines: [],
  totals: { subtotal: 0, discount: 0, tax: 0, serviceCharge: 0, payable: 0 },
  holdsStock: true,
  isWaiting: false,
  notes: [{ _key: 'a', at: '2026-11-26T11:00:00Z', by: { id: 'omar', name: 'Omar' }, text: 'Call first.' }],
}

/** A lake with one order, which other writers change while it is being updated. */
const lake = { order: stored as typeof stored | null, writers: 0 }

const patchOf = (revisions: string[], fields: object[]) => ({
  ifRevisionId(revision: string) {
    revisions.push(revision)
    return this
  },
  set(change: object) {
    fields.push(change)
    return this
  },
})

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({
    getDocument: () => Promise.resolve(structuredClone(lake.order)),
    transaction() {
      const [revisions, fields]: [string[], object[]] = [[], []]
      return {
        patch(_id: string, change: (patch: ReturnType<typeof patchOf>) => unknown) {
          change(patchOf(revisions, fields))
          return this
        },
        commit() {
          if (!lake.order) return Promise.reject(new Error('The order is missing.'))
          const revision = Number(lake.order._rev) + 1
          if (lake.writers > 0) {
            lake.writers -= 1
            lake.order = { ...lake.order, _rev: String(revision), locale: 'zh' }
          }
          if (revisions[0] !== lake.order._rev)
            return Promise.reject(Object.assign(new Error(), { statusCode: 409 }))
          Object.assign(lake.order, ...fields, { _rev: String(revision) })
          return Promise.resolve()
        },
      }
    },
  }),
}))

const { updateOrder } = await import('./update-order.ts')

const wait = vi.fn((_order: Order) => success({ change: { isWaiting: true } }))

beforeEach(() => {
  Object.assign(lake, { order: structuredClone(stored), writers: 0 })
  wait.mockClear()
})

test('an order is changed and returned as it is now, without the notes of the staff', async () => {
  const updated = await updateOrder('order.1', wait)
  expect(updated).toMatchObject({ ok: true, value: { _id: 'order.1', isWaiting: true } })
  expect(updated.ok && updated.value).not.toHaveProperty('notes')
  expect(lake.order).toMatchObject({ isWaiting: true, _rev: '2' })
})

test('a plan sees the notes and can change them, which the returned order leaves out', async () => {
  const updated = await updateOrder('order.1', (_order, notes) =>
    success({ change: { notes: [...notes, ...notes] } }),
  )
  expect(updated.ok && updated.value).not.toHaveProperty('notes')
  expect(lake.order?.notes.map(({ text }) => text)).toEqual(['Call first.', 'Call first.'])
})

test('after a concurrent change the order is read and planned again', async () => {
  lake.writers = 2
  expect(await updateOrder('order.1', wait)).toMatchObject({
    ok: true,
    value: { locale: 'zh', isWaiting: true },
  })
  expect(wait.mock.calls.map(([{ _rev, locale }]) => [_rev, locale])).toEqual([
    ['1', 'en'],
    ['2', 'zh'],
    ['3', 'zh'],
  ])
})

test('an order that others always change first is not updated', async () => {
  lake.writers = 100
  await expect(updateOrder('order.1', wait)).rejects.toThrow('8 attempts')
  expect(lake.order?.isWaiting).toBe(false)
})

test('nothing is written if nothing needs to change, or the plan returns an error', async () => {
  expect(await updateOrder('order.1', () => success('done'))).toMatchObject({
    ok: true,
    value: { _rev: '1' },
  })
  expect(await updateOrder('order.1', () => failure('state'))).toEqual(failure('state'))
  expect(lake.order?._rev).toBe('1')
})

test('a missing order and a document that is not an order are not planned for', async () => {
  lake.order = { ...stored, _type: 'customer' }
  expect(await updateOrder('order.1', wait)).toEqual(failure('missing'))
  lake.order = null
  expect(await updateOrder('order.1', wait)).toEqual(failure('missing'))
  expect(wait).not.toHaveBeenCalled()
})
