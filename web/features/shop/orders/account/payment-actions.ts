'use server'

import { redirect } from 'next/navigation'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { saveCustomer } from '#web/features/account/customers.ts'
import { billingDetailsSchema, readCustomer } from '#web/features/account/queries.ts'
import { runAccountAction } from '#web/features/account/run-action.ts'
import { getText } from '#web/ui/forms/form-values.ts'
import { createPortalSession } from '#web/vendors/stripe/customers.ts'

const PAGE = '/account/payment-details'

/** Redirects to the customer's portal at the payment service. */
export async function managePayments(form: FormData): Promise<string> {
  return runAccountAction(PAGE, form, async ({ uid }, locale) => {
    const { paymentCustomerId: payer } = await readCustomer(uid)
    const back = environment().SITE_URL + localizedPath(locale, PAGE)
    const opened = payer && (await createPortalSession(payer, locale, back))
    if (!opened || !opened.ok) return { error: 'paymentsAway' }
    redirect(opened.value)
  })
}

/** Saves the billing details of invoices. */
export async function saveBilling(form: FormData): Promise<string> {
  return runAccountAction(PAGE, form, async ({ uid, email }) => {
    const [company, address, taxNumber] = ['company', 'address', 'taxNumber'].map((name) =>
      getText(form, name),
    )
    const billing = billingDetailsSchema.safeParse({ company, address, taxNumber })
    if (!billing.success) return { error: 'textTooLong' }
    await saveCustomer(uid, email, { billing: billing.data })
    return { notice: 'billingSaved' }
  })
}
