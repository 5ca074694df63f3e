'use client'

import { useSyncExternalStore } from 'react'
import { LOCALES } from '#schemas/shared/locales.ts'
import { REVIEW_STARS } from '#schemas/shared/reviews.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFrame } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormTexts } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ReviewField } from './model.ts'
import { StarsField } from './stars-field.tsx'

interface ReviewFieldsProperties {
  action: FormAction<ReviewField>
  locale: string
  /** Number of the product. */
  product: string
  /** The state of the review before it is changed. */
  notice: string | null
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
  const { action, locale, product, notice, labels, hints, limits, starLabels, initial, texts, submitLabel } =
    properties
  const control = useForm(action, check, texts)
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const constraints = (name: 'text' | 'name') => (hasScript ? {} : { required: true, ...limits[name] })
  const field = (name: ReviewField) => {
    const { defaultValue = initial[name], ...shared } = control.field(name)
    return { ...shared, label: labels[name], defaultValue }
  }
  const language = field('language')
  return (
    <FormFrame
      control={{ ...control, form: { ...control.form, noValidate: hasScript } }}
      className="form-grid form-grid--rows cols gap-5"
      locale={locale}
      texts={texts}
      submitLabel={submitLabel}
    >
      <input type="hidden" name="product" value={product} />
      {notice && <p className="form-notice">{notice}</p>}
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
        <label className="form-label" htmlFor={language.id}>
          {language.label}
        </label>
        <select id={language.id} name="language" className="select" defaultValue={language.defaultValue}>
          {LOCALES.map(({ id, name, languageTag }) => (
            <option key={id} value={id} lang={languageTag}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </FormFrame>
  )
}
