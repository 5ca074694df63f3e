'use server'

import { randomUUID } from 'node:crypto'
import type { AccountError } from '#web/features/account/account-errors.ts'
import { addAddress } from '#web/features/account/addresses/address-book.ts'
import { type Address, enteredAddressSchema, toAddress } from '#web/features/account/addresses/model.ts'
import { changeAddressBook } from '#web/features/account/addresses/save-address-book.ts'
import { runAccountAction } from '#web/features/account/run-action.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import { getText } from '#web/ui/forms/form-values.ts'
import { readPayment } from '#web/vendors/stripe/checkout-sessions.ts'
import { readOwnOrder } from '../../orders/queries.ts'

/** Saves the address that a customer entered when paying an order, and leads to the address book. */
export async function saveOrderAddress(form: FormData): Promise<string> {
  return runAccountAction('/account/addresses', form, async (customer) => {
    if (!customer.emailVerified) return { error: 'unverified' }
    const entered = await readOrderAddress(getText(form, 'order'), customer.uid)
    if (!entered.ok) return { error: entered.error }
    const added = { ...entered.value, key: randomUUID() }
    const error = await changeAddressBook(customer, (book) => addAddress(book, added))
    return error ? { error } : { notice: 'addressSaved' }
  })
}

/** Reads an address from Stripe, because the order stores its lines only. Other customers' orders count as missing. */
async function readOrderAddress(id: string, uid: string): Promise<Result<Address, AccountError>> {
  const sessionId = (await readOwnOrder(uid, id))?.payment?.sessionId
  if (!sessionId) return failure('addressMissing')
  const payment = await readPayment(sessionId)
  if (!payment.ok) return failure('paymentsAway')
  const parsed = enteredAddressSchema.safeParse(payment.value.shipping)
  return parsed.success ? success(toAddress(parsed.data)) : failure('textTooLong')
}
