'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { isSignedIn } from '#web/lib/signed-in.ts'
import { FieldError } from '../field.tsx'
import { FormNotice, FormSent, HiddenFields } from './form-parts.tsx'
import type { FormAction } from './form-state.ts'
import { useForm } from './use-form.ts'

interface EmailFieldsProperties {
  action: FormAction<'email'>
  label: string
  placeholder: string | null
  /** An element, because a text property would lose its stega. */
  submitLabel: ReactNode
  /** The number of the product that the form is about. Signed-in customers find their address filled in. */
  product?: string
}

const validate = (form: FormData) =>
  import('./email-form.ts').then(({ validateEmailForm }) => validateEmailForm(Object.fromEntries(form)))

/** Fills in the address of a signed-in customer, unless something was typed meanwhile. */
async function fillInOwnAddress(input: HTMLInputElement | null): Promise<void> {
  if (!input || !isSignedIn()) return
  try {
    const response = await fetch('/api/session', { cache: 'no-store' })
    const { email } = (await response.json()) as { email?: string }
    if (email && input.value === '') input.value = email
  } catch {
    // The customer types the address.
  }
}

/** A field for an email address with its button. */
export function EmailFields(properties: EmailFieldsProperties) {
  const { action, label, placeholder, submitLabel, product } = properties
  const { state, sending, place, form } = useForm(action, validate)
  const error = state.errors.email
  const id = `${place.id}-email`
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (product !== undefined) void fillInOwnAddress(input.current)
  }, [product])
  return (
    <div className="form-place" {...place}>
      {state.status === 'sent' ? (
        <FormSent message={state.message} />
      ) : (
        <form className="inline-form" {...form}>
          <HiddenFields started={state.started} />
          {product !== undefined && <input type="hidden" name="product" value={product} />}
          <label className="visually-hidden" htmlFor={id}>
            {label}
          </label>
          <input
            ref={input}
            id={id}
            className="form-control"
            type="email"
            name="email"
            autoComplete="email"
            placeholder={placeholder ?? undefined}
            defaultValue={state.values.email}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <button className="btn btn-primary" type="submit" aria-disabled={sending !== null}>
            {submitLabel}
          </button>
          <div className="inline-form__below">
            <FieldError id={`${id}-error`} error={error} />
            {/* The only error is shown at the field. */}
            <FormNotice
              state={state.status === 'invalid' ? { ...state, message: null } : state}
              sending={sending}
            />
          </div>
        </form>
      )}
    </div>
  )
}
