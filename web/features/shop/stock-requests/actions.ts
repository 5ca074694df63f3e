'use server'

import { getTranslations } from 'next-intl/server'
import { readPublicForm } from '#web/features/inquiries/read-public-form.ts'
import { logError } from '#web/lib/log-error.ts'
import { createRateLimit } from '#web/lib/rate-limit.ts'
import { emailSchema, validateEmailForm } from '#web/ui/forms/email-form.ts'
import type { FormState } from '#web/ui/forms/form-state.ts'
import { getText } from '#web/ui/forms/form-values.ts'
import { readAwaitedProduct } from './queries.ts'
import { saveStockRequest } from './store.ts'

/** Requests for one address in ten minutes, so that nobody's mailbox can be filled. */
const byAddress = createRateLimit('stock-requests-by-address', 5, 600_000)

/** Stores a visitor's request for an email when a sold-out product is back in stock. */
export async function requestStockMail(
  _state: FormState<'email'>,
  form: FormData,
): Promise<FormState<'email'>> {
  const read = await readPublicForm(form, ['email'], validateEmailForm)
  if ('refused' in read) return read.refused
  const { locale, values, isSpam, state, tooMany, notSaved } = read
  const texts = await getTranslations({ locale, namespace: 'stockRequest' })
  const { email } = emailSchema.parse(values)
  const wait = await byAddress.take(email.toLowerCase())
  if (wait > 0) return tooMany(Math.ceil(wait / 60_000))
  // A program reads the same answer, and nothing is stored.
  if (isSpam) return state('sent', texts('sent', { email }))
  const number = getText(form, 'product')
  try {
    const product = await readAwaitedProduct(number, locale)
    if (!product?.isSoldOut) return state('failed', texts(product ? 'inStock' : 'notSold'))
    await saveStockRequest({ email, number, locale }, product)
  } catch (error) {
    logError('A stock request could not be saved.', error)
    return notSaved()
  }
  return state('sent', texts('sent', { email }))
}
