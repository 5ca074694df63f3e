'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { LOCALES } from '#schemas/shared/locales.ts'
import { REVIEW_STARS } from '#schemas/shared/reviews.ts'
import { Field, SelectField } from '#web/ui/field.tsx'
import { FormFrame } from '#web/ui/forms/form-parts.tsx'
import type { FormAction } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ReviewField } from './model.ts'
import type { OwnReview } from './queries.ts'
import { StarsField } from './stars-field.tsx'

interface ReviewFieldsProperties {
  action: FormAction<ReviewField>
  /** Number of the product. */
  product: string
  /** The review before it is changed. */
  review: OwnReview
  /** Lengths in characters. */
  limits: Record<'text' | 'name', { minLength?: number; maxLength: number }>
}

const check = (form: FormData) =>
  import('./model.ts').then(({ validateReviewForm }) => validateReviewForm(Object.fromEntries(form)))

const neverChanges = () => () => undefined

/**
 * The form in which a customer reviews a product. Without JavaScript the browser checks it: Next answers the post of a page
 * that is rendered per request without the state of the form, so errors of the server would not be shown.
 */
export function ReviewFields({ action, product, review, limits }: ReviewFieldsProperties) {
  const [texts, locale] = [useTranslations('reviews'), useLocale()]
  const control = useForm(action, check)
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const constraints = (name: 'text' | 'name') => (hasScript ? {} : { required: true, ...limits[name] })
  const field = (name: ReviewField) => {
    const stored = review?.[name]?.toString()
    const { defaultValue = stored, ...shared } = control.field(name)
    return { ...shared, label: texts(name), defaultValue }
  }
  const { id, label, defaultValue = locale } = field('language')
  return (
    <FormFrame
      control={{ ...control, form: { ...control.form, noValidate: hasScript } }}
      className="form-grid form-grid--rows cols gap-5"
      submitLabel={texts(review ? 'resubmit' : 'submit')}
    >
      <input type="hidden" name="product" value={product} />
      {review && <p className="form-notice">{texts('state', { state: review.state })}</p>}
      <StarsField
        {...field('stars')}
        isDemanded={!hasScript}
        choices={REVIEW_STARS.map((stars) => ({ stars, label: texts('rating', { stars }) }))}
      />
      <Field
        {...field('text')}
        constraints={constraints('text')}
        description={texts('textHint')}
        multiline
        required
      />
      <Field
        {...field('name')}
        constraints={constraints('name')}
        description={texts('nameHint')}
        autoComplete="nickname"
        required
      />
      <SelectField id={id} name="language" label={label} defaultValue={defaultValue}>
        {LOCALES.map(({ id: language, name, languageTag }) => (
          <option key={language} value={language} lang={languageTag}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormFrame>
  )
}
