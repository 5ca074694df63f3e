'use client'

import { useSyncExternalStore } from 'react'
import { LOCALES } from '#schemas/shared/locales.ts'
import { REVIEW_STARS } from '#schemas/shared/reviews.ts'
import { Field } from '#web/ui/field.tsx'
import { FormNotice, FormSent, HiddenFields } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormTexts } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ReviewField } from './model.ts'
import { StarsField } from './stars-field.tsx'

interface ReviewFieldsProperties {
  action: FormAction<ReviewField>
  locale: string
  /** Number of the product. */
  product: string
  labels: Record<ReviewField, string>
  hints: Record<'text' | 'name', string>
  /** Lengths in characters. */
  limits: Record<'text' | 'name', { minLength?: number; maxLength: number }>
  /** Labels of the ratings, best first. */
  starLabels: readonly string[]
  /** The values before the customer changes them. */
  initial: Partial<Record<ReviewField, string>>
  texts: FormTexts
  submitLabel: string
}

const check = (form: FormData) =>
  import('./model.ts').then(({ validateReviewForm }) => validateReviewForm(Object.fromEntries(form)))

const neverChanges = () => () => undefined

/**
 * The form in which a customer reviews a product. Without JavaScript the browser checks it: Next answers the post of a page
 * that is rendered per request without the state of the form, so errors of the server would not be shown.
 */
export function ReviewFields(properties: ReviewFieldsProperties) {
  const { action, locale, product, labels, hints, limits, starLabels, initial, texts, submitLabel } =
    properties
  const { state, pending, place, form } = useForm(action, check, texts)
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const constraints = (name: 'text' | 'name') => (hasScript ? {} : { required: true, ...limits[name] })
  const valueOf = (name: ReviewField) => state.values[name] ?? initial[name]
  const field = (name: ReviewField) => ({
    id: `${place.id}-${name}`,
    name,
    label: labels[name],
    error: state.errors[name],
    defaultValue: valueOf(name),
  })
  return (
    <div className="form-place" {...place}>
      {state.status === 'sent' ? (
        <FormSent message={state.message} />
      ) : (
        <form className="form-grid form-grid--rows" {...form} noValidate={hasScript}>
          <HiddenFields locale={locale} started={state.started} />
          <input type="hidden" name="product" value={product} />
          <StarsField
            {...field('stars')}
            isDemanded={!hasScript}
            choices={REVIEW_STARS.map((stars, index) => ({ stars, label: starLabels[index] ?? '' }))}
          />
          <Field
            {...field('text')}
            constraints={constraints('text')}
            description={hints.text}
            multiline
            required
          />
          <Field
            {...field('name')}
            constraints={constraints('name')}
            description={hints.name}
            autoComplete="nickname"
            required
          />
          <div className="field">
            <label className="form-label" htmlFor={field('language').id}>
              {labels.language}
            </label>
            <select
              id={field('language').id}
              name="language"
              className="select"
              defaultValue={valueOf('language')}
            >
              {LOCALES.map(({ id, name, languageTag }) => (
                <option key={id} value={id} lang={languageTag}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <FormNotice state={state} sending={pending ? texts.sending : null} />
          <button className="btn btn-primary" type="submit" aria-disabled={pending}>
            {submitLabel}
          </button>
        </form>
      )}
    </div>
  )
}
