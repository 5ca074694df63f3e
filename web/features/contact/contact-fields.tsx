'use client'

import type { ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { FormFrame } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormTexts } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ContactField } from './model.ts'

interface ContactFieldsProperties {
  action: FormAction<ContactField>
  labels: Record<ContactField, string>
  texts: FormTexts
  /** An element, because a text property would lose its stega. */
  submitLabel: ReactNode
}

const validate = (form: FormData) =>
  import('./model.ts').then(({ validateContactForm }) => validateContactForm(Object.fromEntries(form)))

/** The contact form. After a submit it shows errors and focuses the first one. */
export function ContactFields({ action, labels, texts, submitLabel }: ContactFieldsProperties) {
  const control = useForm(action, validate, texts)
  return (
    <FormFrame control={control} texts={texts} submitLabel={submitLabel}>
      <Field {...control.field('name')} label={labels.name} required autoComplete="name" />
      <Field {...control.field('email')} label={labels.email} required type="email" autoComplete="email" />
      <Field {...control.field('number')} label={labels.number} required type="tel" autoComplete="tel" />
      <Field
        {...control.field('position')}
        label={labels.position}
        required
        autoComplete="organization-title"
      />
      <Field {...control.field('message')} label={labels.message} required multiline />
    </FormFrame>
  )
}
