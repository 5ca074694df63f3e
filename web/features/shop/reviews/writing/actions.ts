'use server'

import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { checkSender } from '#web/features/inquiries/check-sender.ts'
import type { FormState, ValidationErrors } from '#web/ui/forms/form-state.ts'
import { formLocale, readTexts, translateErrors } from '#web/ui/forms/form-values.ts'
import { REVIEW_FIELDS, type ReviewField, reviewSchema, validateReviewForm } from './model.ts'
import { getReviewedProduct } from './queries.ts'
import { saveReview } from './store.ts'

/** Saves the review of a signed-in customer who bought the product. */
export async function sendReview(
  _state: FormState<ReviewField>,
  form: FormData,
): Promise<FormState<ReviewField>> {
  const locale = formLocale(form)
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

  const result = await storeReview(readTexts(['product'], form).product ?? '', values, locale)
  if (result === 'saved') return state('sent', own('sent'))
  return state('failed', result === 'failed' ? texts('notSaved') : own(result))
}

async function storeReview(
  slug: string,
  values: Partial<Record<ReviewField, string>>,
  locale: LocaleId,
): Promise<'saved' | 'signedOut' | 'notBought' | 'failed'> {
  const customer = await currentCustomer({ checkRevoked: true })
  if (!customer) return 'signedOut'
  try {
    const product = await getReviewedProduct(slug, locale)
    if (!product) return 'notBought'
    const result = await saveReview(customer.uid, product.id, reviewSchema.parse(values))
    return result === 'conflict' ? 'failed' : result
  } catch {
    return 'failed'
  }
}
