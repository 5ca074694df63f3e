import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '../order-document.ts'
import { findDownload, respondWithFile } from './find-download.ts'

const { getDocument, readOwnOrder } = vi.hoisted(() => ({
  getDocument: vi.fn(),
  readOwnOrder: vi.fn<(uid: string, id: string) => Promise<Order | null>>(),
}))
vi.mock('../queries.ts', () => ({ readOwnOrder }))
vi.mock('#web/sanity/client/private-client.ts', () => ({ privateClient: () => ({ getDocument }) }))

const MARY = { uid: 'mary', email: 'mary@example.com', emailVerified: true, name: '' }
const PARTS = ['file.1', 'file.2', 'file.3']

const order = (fields: object = {}) =>
  ({
    _id: 'order.1',
    state: 'fulfilled',
    downloadsAgreedAt: '2026-11-01T00:00:00Z',
    lines: [
      {
        _key: 'dune',
        number: 'dune',
        kind: 'digital',
        quantity: 2,
        file: { name: 'dune.jpg', parts: PARTS },
      },
      { _key: 'cap', number: 'cap', kind: 'physical', quantity: 1 },
    ],
    ...fields,
  }) as unknown as Order

/** Returns what a customer gets of an order: the text of the file, or why there is none. */
async function get(fields: object = {}, number = 'dune'): Promise<string> {
  readOwnOrder.mockResolvedValue(order(fields))
  const found = await findDownload(MARY, 'order.1', number)
  return found.kind === 'file' ? respondWithFile(found.file).text() : found.kind
}

const refunds = (quantity: number) => [
  { _key: 'r', state: 'made', amount: 100, lines: [{ _key: 'dune', line: 'dune', quantity, amount: 100 }] },
]

beforeEach(() => {
  getDocument.mockImplementation((id: string) =>
    Promise.resolve({ _type: 'privateFilePart', content: Buffer.from(`${id} `).toString('base64') }),
  )
})

test('a sold file is sent in the order of its parts', async () => {
  expect(await get()).toBe('file.1 file.2 file.3 ')
  expect(readOwnOrder).toHaveBeenLastCalledWith('mary', 'order.1')
})

test.each(['pending', 'expired', 'failed', 'refunded'])('an order that is %s has no file', async (state) => {
  expect(await get({ state })).toBe('missing')
})

test('a refunded file is not sent any more, one of two units is', async () => {
  expect(await get({ refunds: refunds(1) })).toBe('file.1 file.2 file.3 ')
  expect(await get({ refunds: refunds(2) })).toBe('missing')
})

test('no file is sent before the customer agrees, of another order or of what is shipped', async () => {
  expect(await get({ downloadsAgreedAt: null })).toBe('consent')
  expect(await get({}, 'cap')).toBe('missing')
  readOwnOrder.mockResolvedValue(null)
  expect(await findDownload(MARY, 'order.1', 'dune')).toEqual({ kind: 'missing' })
})

test('ASVS 3.2.1, 14.3.2: a file runs no script on this site, and no cache keeps it', () => {
  const content = new ReadableStream<Uint8Array<ArrayBuffer>>()
  const { headers } = respondWithFile({ content, name: 'كتاب.html', type: 'text/html' })
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%D9/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
