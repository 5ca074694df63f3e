'use client'

import { useId } from 'react'
import { FieldError } from '#web/ui/field.tsx'
import type { FormAction } from './form-state.ts'
import { useForm } from './use-form.ts'

interface EmailFieldsProperties {
  action: FormAction<'email'>
  locale: string
  label: string
  placeholder: string | null
  submitLabel: string
}

/** One line for an e-mail address, and its button. */
export function EmailFields({ action, locale, label, placeholder, submitLabel }: EmailFieldsProperties) {
  const id = useId()
  const { state, pending, form } = useForm(action)
  const error = state.faults.email
  return (
    <form className="inline-form" {...form}>
      <input type="hidden" name="locale" value={locale} />
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
        <p className="form-notice" role="status">
          {state.status === 'checked' || state.status === 'failed' ? state.message : null}
        </p>
      </div>
    </form>
  )
}
