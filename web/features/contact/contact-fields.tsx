'use client'

import type { ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { FormNotice, FormSent, HiddenFields } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormTexts } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ContactField } from './model.ts'

interface ContactFieldsProperties {
  action: FormAction<ContactField>
  locale: string
  labels: Record<ContactField, string>
  texts: FormTexts
  /** An element, because a text property would lose its stega. */
  submitLabel: ReactNode
}

const validate = (form: FormData) =>
  import('./model.ts').then(({ validateContactForm }) => validateContactForm(Object.fromEntries(form)))

/** The contact form. After a submit it shows errors and focuses the first one. */
export function ContactFields({ action, locale, labels, texts, submitLabel }: ContactFieldsProperties) {
  const { state, pending, place, form } = useForm(action, validate, texts)
  const field = (name: ContactField) => ({
    id: `${place.id}-${name}`,
    name,
    label: labels[name],
    error: state.errors[name],
    defaultValue: state.values[name],
    required: true,
  })
  return (
    <div className="form-place" {...place}>
      {state.status === 'sent' ? (
        <FormSent message={state.message} />
      ) : (
        <form className="form-grid" {...form}>
          <HiddenFields locale={locale} started={state.started} />
          <Field {...field('name')} autoComplete="name" />
          <Field {...field('email')} type="email" autoComplete="email" />
          <Field {...field('number')} type="tel" autoComplete="tel" />
          <Field {...field('position')} autoComplete="organization-title" />
          <Field {...field('message')} multiline />
          <FormNotice state={state} sending={pending ? texts.sending : null} />
          <button className="btn btn-primary" type="submit" aria-disabled={pending}>
            {submitLabel}
          </button>
        </form>
      )}
    </div>
  )
}
