import { expect, test, vi } from 'vitest'
import type { AddressBook } from '#web/features/account/addresses/address-book.ts'
import type { PaymentShipping } from '#web/vendors/stripe/customers.ts'
import { saveOrderAddress } from './actions.ts'

const { book, readPayment, results } = vi.hoisted(() => ({
  book: { saved: [] as AddressBook },
  readPayment: vi.fn<() => Promise<object>>(),
  results: [] as object[],
}))
vi.mock('#web/features/account/run-action.ts', () => ({
  runAccountAction: async (_path: string, _form: FormData, action: (customer: object) => Promise<object>) =>
    void results.push(await action({ uid: 'mary', emailVerified: true })),
}))
vi.mock('#web/features/account/addresses/save-address-book.ts', () => ({
  changeAddressBook: (_customer: object, change: (before: AddressBook) => AddressBook) => {
    book.saved = change([])
    return Promise.resolve(null)
  },
}))
vi.mock('#web/vendors/stripe/checkout-sessions.ts', () => ({ readPayment }))
vi.mock('../../orders/queries.ts', () => ({
  readOwnOrder: () => Promise.resolve({ payment: { sessionId: 'cs_1' } }),
}))

const ENTERED: PaymentShipping = {
  name: 'Mei Lin',
  line1: '7 Orchard Road',
  line2: '',
  city: '',
  state: '',
  postcode: '238801',
  country: 'SG',
}

async function save(shipping: PaymentShipping): Promise<object | undefined> {
  book.saved = []
  readPayment.mockResolvedValueOnce({ ok: true, value: { shipping } })
  await saveOrderAddress(new FormData())
  return results.pop()
}

test('an address is saved as it was entered, without a city where the payment page asks for none', async () => {
  expect(await save(ENTERED)).toEqual({ notice: 'addressSaved' })
  expect(book.saved).toEqual([{ ...ENTERED, key: expect.any(String) as string }])
})

test('an address with a longer line than an address book has is refused', async () => {
  expect(await save({ ...ENTERED, line1: 'A'.repeat(101) })).toEqual({ error: 'textTooLong' })
  expect(book.saved).toEqual([])
})
