'use server'

import { redirect } from 'next/navigation'
import { BillingDetails, keepCustomer, paymentCustomerOf } from '#web/content/customers.ts'
import { environment } from '#web/env.ts'
import { openPortal } from '#web/services/payments/customers.ts'
import { localizedPath } from '#schemas/shared/routes.ts'
import { act, textOf } from './act.ts'

const PAGE = '/account/payment-details'

/** Leads to the payment service's page of somebody's cards and payments. */
export async function managePayments(form: FormData): Promise<void> {
  await act(PAGE, form, async ({ uid }, locale) => {
    const payer = await paymentCustomerOf(uid)
    const back = environment().SITE_URL + localizedPath(locale, PAGE)
    const opened = payer && (await openPortal(payer, locale, back))
    if (!opened || !opened.ok) return { fault: 'paymentsAway' }
    redirect(opened.value)
  })
}

/** Keeps whom invoices are made out to. */
export async function saveBilling(form: FormData): Promise<void> {
  await act(PAGE, form, async ({ uid, email }) => {
    const [company, address, taxNumber] = ['company', 'address', 'taxNumber'].map((name) =>
      textOf(form, name),
    )
    const billing = BillingDetails.safeParse({ company, address, taxNumber })
    if (!billing.success) return { fault: 'textTooLong' }
    await keepCustomer(uid, email, { billing: billing.data })
    return { notice: 'billingSaved' }
  })
}
