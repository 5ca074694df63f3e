'use server'

import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { localizedPath } from '#schemas/shared/routes.ts'
import { type FormState, UNTOUCHED } from '#web/ui/forms/form-state.ts'
import { formLocale, getText, readTexts } from '#web/ui/forms/form-values.ts'
import { setPaymentShipping } from '#web/vendors/stripe/customers.ts'
import { readCustomer } from '../queries.ts'
import { runAccountAction } from '../run-action.ts'
import { storeFormResult } from '../session/form-result.ts'
import { addAddress, makeDefault, removeAddress as remove, replaceAddress } from './address-book.ts'
import { toInvalidState } from './invalid-state.ts'
import { ADDRESS_FIELDS, type AddressField, addressSchema, LINE_MAX, toAddress } from './model.ts'
import { getDeliveryCountries } from './queries.ts'
import { changeAddressBook } from './save-address-book.ts'

const PAGE = '/account/addresses'

/** The most letters of a field that a redirect carries in its cookie: a longer text still shows its error. */
const CARRIED_MAX = LINE_MAX + 10

/** Adds an address, or changes the one whose key the form has. Returns the errors of the fields. */
export async function saveAddress(
  _state: FormState<AddressField>,
  form: FormData,
): Promise<FormState<AddressField>> {
  const values = await readAddress(form)
  const parsed = addressSchema.safeParse(values)
  if (!parsed.success) return answerInvalid(form, values)
  const message = await runAccountAction(PAGE, form, async (customer) => {
    if (!customer.emailVerified) return { error: 'unverified' }
    const known = getText(form, 'key')
    const change = known ? replaceAddress : addAddress
    const saved = { ...toAddress(parsed.data), key: known || randomUUID() }
    const error = await changeAddressBook(customer, (book) => change(book, saved))
    return error ? { error } : { notice: 'addressSaved' }
  })
  return { ...UNTOUCHED, status: 'failed', message, values }
}

/** Returns the values of a form, without a country that the shop does not deliver to. */
async function readAddress(form: FormData): Promise<FormState<AddressField>['values']> {
  const values = readTexts(ADDRESS_FIELDS, form)
  const { country, ...others } = values
  const countries = await getDeliveryCountries()
  return country && countries.includes(country) ? values : others
}

/** Returns the errors of a form. Without JavaScript the page is not rendered with them, so a redirect carries the values. */
async function answerInvalid(
  form: FormData,
  values: FormState<AddressField>['values'],
): Promise<FormState<AddressField>> {
  const locale = formLocale(form)
  if ((await headers()).has('next-action')) return toInvalidState(values, locale)
  const key = getText(form, 'key')
  const path = key ? `${PAGE}?edit=${encodeURIComponent(key)}` : PAGE
  const carried = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.slice(0, CARRIED_MAX)]),
  )
  redirect(`${await storeFormResult(localizedPath(locale, path), { values: carried })}#address-form`)
}

/** Makes an address the default. */
export async function chooseDefaultAddress(form: FormData): Promise<string> {
  return runAccountAction(PAGE, form, async (customer) => {
    if (!customer.emailVerified) return { error: 'unverified' }
    const error = await changeAddressBook(customer, (book) => makeDefault(book, getText(form, 'key')))
    return error ? { error } : { notice: 'defaultAddressSaved' }
  })
}

/** Removes an address, from Stripe first, so that a failure can be repeated. The next order gives Stripe the default one again. */
export async function removeAddress(form: FormData): Promise<string> {
  return runAccountAction(PAGE, form, async (customer) => {
    const key = getText(form, 'key')
    const { paymentCustomerId } = await readCustomer(customer.uid)
    if (paymentCustomerId !== null && !(await setPaymentShipping(paymentCustomerId, null)))
      return { error: 'paymentsAway' }
    const error = await changeAddressBook(customer, (book) => remove(book, key))
    return error ? { error } : { notice: 'addressRemoved' }
  })
}
