import { expect, test, vi } from 'vitest'
import { removeAddress, saveAddress } from './actions.ts'
import { LINE_MAX } from './model.ts'

const { changeAddressBook, results, setPaymentShipping, storeFormResult } = vi.hoisted(() => ({
  changeAddressBook: vi.fn(),
  results: [] as object[],
  setPaymentShipping: vi.fn(),
  storeFormResult: vi.fn((path: string, _result: object) => path),
}))
vi.mock('next/headers', () => ({ headers: () => new Headers() }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(path)
  },
}))
vi.mock('../session/form-result.ts', () => ({ storeFormResult }))
vi.mock('../run-action.ts', () => ({
  runAccountAction: async (_path: string, _form: FormData, action: (customer: object) => Promise<object>) =>
    void results.push(await action({ uid: 'mary', emailVerified: true })),
}))
vi.mock('../queries.ts', () => ({ readCustomer: () => Promise.resolve({ paymentCustomerId: 'cus_1' }) }))
vi.mock('./queries.ts', () => ({ getDeliveryCountries: () => Promise.resolve(['IN', 'SA']) }))
vi.mock('#web/vendors/stripe/customers.ts', () => ({ setPaymentShipping }))
vi.mock('./save-address-book.ts', () => ({ changeAddressBook }))

test('of a text that is too long, no more comes back without JavaScript than shows its error', async () => {
  const form = new FormData()
  form.set('locale', 'zh')
  form.set('line1', '路'.repeat(5000))
  await expect(saveAddress({} as Parameters<typeof saveAddress>[0], form)).rejects.toThrow('#address-form')
  expect(storeFormResult).toHaveBeenCalledWith('/zh/account/addresses', {
    values: { line1: '路'.repeat(LINE_MAX + 10) },
  })
})

test.each([
  ['KP', false],
  ['DE', false],
  ['IN', true],
])('an address in %s is saved only if the shop delivers there', async (country, isSaved) => {
  changeAddressBook.mockClear().mockResolvedValue(null)
  const form = new FormData()
  const address = { locale: 'en', name: 'Asha Rao', line1: '12 MG Road', city: 'Bengaluru', country }
  for (const [name, value] of Object.entries(address)) form.set(name, value)
  const saved = saveAddress({} as Parameters<typeof saveAddress>[0], form)
  if (isSaved) await saved
  else await expect(saved).rejects.toThrow('#address-form')
  expect(changeAddressBook).toHaveBeenCalledTimes(isSaved ? 1 : 0)
  expect(results.splice(0)).toEqual(isSaved ? [{ notice: 'addressSaved' }] : [])
})

test('an address leaves Stripe first, so that one that stays there can be removed again', async () => {
  changeAddressBook.mockResolvedValue(null)
  setPaymentShipping.mockResolvedValueOnce(false)
  await removeAddress(new FormData())
  expect(changeAddressBook).not.toHaveBeenCalled()
  setPaymentShipping.mockResolvedValueOnce(true)
  await removeAddress(new FormData())
  expect(results).toEqual([{ error: 'paymentsAway' }, { notice: 'addressRemoved' }])
  expect(setPaymentShipping).toHaveBeenLastCalledWith('cus_1', null)
})
