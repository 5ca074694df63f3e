'use server'

import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { checkSender } from '#web/features/inquiries/check-sender.ts'
import { routing } from '#web/i18n/routing.ts'
import { createRateLimit } from '#web/lib/rate-limit.ts'
import { emailSchema, validateEmailForm } from '#web/ui/forms/email-form.ts'
import type { FormState, ValidationErrors } from '#web/ui/forms/form-state.ts'
import { readTexts, translateErrors } from '#web/ui/forms/form-values.ts'
import { readAwaitedProduct } from './queries.ts'
import { saveStockRequest } from './store.ts'

/** Requests for one address in ten minutes, so that nobody's mailbox can be filled. */
const byAddress = createRateLimit('stock-requests-by-address', 5, 600_000)

/** Stores a visitor's request for an email when a sold-out product is back in stock. */
export async function requestStockMail(
  _state: FormState<'email'>,
  form: FormData,
): Promise<FormState<'email'>> {
  const named = form.get('locale')
  const locale = hasLocale(routing.locales, named) ? named : routing.defaultLocale
  const [texts, own] = await Promise.all([
    getTranslations({ locale, namespace: 'forms' }),
    getTranslations({ locale, namespace: 'stockRequest' }),
  ])
  const values = readTexts(['email'], form)
  const state = (
    status: FormState<'email'>['status'],
    message: string,
    errors: ValidationErrors<'email'> = {},
  ) => ({ status, message, errors: translateErrors(errors, texts), values })

  const errors = validateEmailForm(values)
  const count = Object.keys(errors).length
  if (count > 0) return state('invalid', texts('correctFields', { count }), errors)
  const sender = await checkSender(form)
  if (sender.kind === 'unknown') return { ...state('sendAgain', texts('sendAgain')), started: sender.proof }
  if (sender.kind === 'tooMany') return state('failed', texts('tooMany', { minutes: sender.minutes }))
  const { email } = emailSchema.parse(values)
  const wait = await byAddress.take(email.toLowerCase())
  if (wait > 0) return state('failed', texts('tooMany', { minutes: Math.ceil(wait / 60_000) }))

  const number = readTexts(['product'], form).product ?? ''
  // A program reads the same answer, and nothing is stored.
  if (sender.kind === 'program') return state('sent', own('sent', { email }))
  try {
    const product = await readAwaitedProduct(number, locale)
    if (!product) return state('failed', own('notSold'))
    await saveStockRequest({ email, number, locale }, product)
  } catch {
    return state('failed', texts('notSaved'))
  }
  return state('sent', own('sent', { email }))
}
