'use client'

import type { ReactNode } from 'react'
import { FieldError } from '#web/ui/field.tsx'
import { FormNotice, FormSent, HiddenFields } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormTexts } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'

interface EmailFieldsProperties {
  action: FormAction<'email'>
  locale: string
  label: string
  placeholder: string | null
  texts: FormTexts
  /** An element, because a text property would lose its stega. */
  submitLabel: ReactNode
}

const validate = (form: FormData) =>
  import('./model.ts').then(({ validateEmailForm }) => validateEmailForm(Object.fromEntries(form)))

/** A field for an email address with its button. */
export function EmailFields(properties: EmailFieldsProperties) {
  const { action, locale, label, placeholder, texts, submitLabel } = properties
  const { state, pending, place, form } = useForm(action, validate, texts)
  const error = state.errors.email
  const id = `${place.id}-email`
  return (
    <div className="form-place" {...place}>
      {state.status === 'sent' ? (
        <FormSent message={state.message} />
      ) : (
        <form className="inline-form" {...form}>
          <HiddenFields locale={locale} started={state.started} />
          <label className="visually-hidden" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className="form-control"
            type="email"
            name="email"
            autoComplete="email"
            dir="auto"
            placeholder={placeholder ?? undefined}
            defaultValue={state.values.email}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <button className="btn btn-primary" type="submit" aria-disabled={pending}>
            {submitLabel}
          </button>
          <div className="inline-form__below">
            <FieldError id={`${id}-error`} error={error} />
            {/* The only error is shown at the field. */}
            <FormNotice
              state={state.status === 'invalid' ? { ...state, message: null } : state}
              sending={pending ? texts.sending : null}
            />
          </div>
        </form>
      )}
    </div>
  )
}
