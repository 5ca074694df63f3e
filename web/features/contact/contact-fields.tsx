'use client'

import { useId } from 'react'
import { Field } from '#web/ui/field.tsx'
import type { ContactField, FormAction } from './form-state.ts'
import { useForm } from './use-form.ts'

interface ContactFieldsProperties {
  action: FormAction<ContactField>
  locale: string
  labels: Record<ContactField, string>
  submitLabel: string
}

/** The fields of the contact form. Faults are shown once it has been sent, and the focus goes to the first. */
export function ContactFields({ action, locale, labels, submitLabel }: ContactFieldsProperties) {
  const id = useId()
  const { state, pending, form } = useForm(action)
  const field = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: state.faults[name],
    defaultValue: state.values[name],
    required: true,
  })
  return (
    <form {...form}>
      <input type="hidden" name="locale" value={locale} />
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('number')} type="tel" autoComplete="tel" />
      <Field {...field('position')} autoComplete="organization-title" />
      <Field {...field('message')} multiline />
      <p
        className={state.status === 'checked' ? 'form-notice' : 'form-notice form-notice--fault'}
        role="status"
      >
        {state.message}
      </p>
      <button className="btn btn-primary" type="submit" aria-disabled={pending}>
        {submitLabel}
      </button>
    </form>
  )
}
