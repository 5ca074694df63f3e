'use server'

import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { checkSender } from '#web/features/inquiries/check-sender.ts'
import { routing } from '#web/i18n/routing.ts'
import type { FormState, ValidationErrors } from '#web/ui/forms/form-state.ts'
import { readTexts, translateErrors } from '#web/ui/forms/form-values.ts'
import { REVIEW_FIELDS, type ReviewField, reviewSchema, validateReviewForm } from './model.ts'
import { getReviewedProduct } from './queries.ts'
import { saveReview } from './store.ts'

/** Saves the review of a signed-in customer who bought the product. */
export async function sendReview(
  _state: FormState<ReviewField>,
  form: FormData,
): Promise<FormState<ReviewField>> {
  const named = form.get('locale')
  const locale = hasLocale(routing.locales, named) ? named : routing.defaultLocale
  const [texts, own] = await Promise.all([
    getTranslations({ locale, namespace: 'forms' }),
    getTranslations({ locale, namespace: 'reviews' }),
  ])
  const values = readTexts(REVIEW_FIELDS, form)
  const state = (
    status: FormState<ReviewField>['status'],
    message: string,
    errors: ValidationErrors<ReviewField> = {},
  ) => ({ status, message, errors: translateErrors(errors, texts), values })

  const errors = validateReviewForm(values)
  const count = Object.keys(errors).length
  if (count > 0) return state('invalid', texts('correctFields', { count }), errors)
  const sender = await checkSender(form)
  if (sender.kind === 'unknown') return { ...state('sendAgain', texts('sendAgain')), started: sender.proof }
  if (sender.kind === 'tooMany') return state('failed', texts('tooMany', { minutes: sender.minutes }))

  const customer = await currentCustomer({ checkRevoked: true })
  if (!customer) return state('failed', own('signedOut'))
  const result = await getReviewedProduct(readTexts(['product'], form).product ?? '', locale)
    .then((product) => product && saveReview(customer.uid, product.id, reviewSchema.parse(values)))
    .catch(() => 'failed' as const)
  if (result === 'saved') return state('sent', own('sent'))
  return state('failed', result === 'notBought' || !result ? own('notBought') : texts('notSaved'))
}
