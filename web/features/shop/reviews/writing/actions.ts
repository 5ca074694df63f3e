'use server'

import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { runAccountAction } from '#web/features/account/run-action.ts'
import { currentCustomer } from '#web/features/account/session/session.ts'
import { readPublicForm } from '#web/features/inquiries/read-public-form.ts'
import { logError } from '#web/lib/log-error.ts'
import type { FormState } from '#web/ui/forms/form-state.ts'
import { getText } from '#web/ui/forms/form-values.ts'
import { reviewPath } from '../paths.ts'
import { REVIEW_FIELDS, type ReviewField, reviewSchema, validateReviewForm } from './model.ts'
import { getReviewedProduct } from './queries.ts'
import { deleteReview, saveReview } from './store.ts'

/** Saves the review of a signed-in customer who bought the product. */
export async function sendReview(
  _state: FormState<ReviewField>,
  form: FormData,
): Promise<FormState<ReviewField>> {
  const read = await readPublicForm(form, REVIEW_FIELDS, validateReviewForm)
  if ('refused' in read) return read.refused
  const { locale, values, state, notSaved } = read
  const texts = await getTranslations({ locale, namespace: 'reviews' })
  const result = await storeReview(getText(form, 'product'), values, locale)
  if (result === 'failed') return notSaved()
  return result === 'saved' ? state('sent', texts('sent')) : state('failed', texts(result))
}

async function storeReview(
  slug: string,
  values: Partial<Record<ReviewField, string>>,
  locale: LocaleId,
): Promise<'saved' | 'signedOut' | 'notBought' | 'failed'> {
  const customer = await currentCustomer()
  if (!customer) return 'signedOut'
  try {
    const product = await getReviewedProduct(slug, locale)
    if (!product) return 'notBought'
    return await saveReview(customer.uid, product.id, reviewSchema.parse(values))
  } catch (error) {
    logError('A review could not be saved.', error)
    return 'failed'
  }
}

/** Deletes the review that the signed-in customer wrote of a product. */
export async function removeReview(form: FormData): Promise<string> {
  const number = getText(form, 'product')
  return runAccountAction(reviewPath(number), form, async ({ uid }, locale) => {
    const product = await getReviewedProduct(number, locale)
    // The reviews of a deleted product are deleted with it.
    if (product) await deleteReview(uid, product.id)
    return { notice: 'reviewDeleted' }
  })
}
