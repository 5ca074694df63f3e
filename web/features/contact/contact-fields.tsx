'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { FormFrame } from '#web/ui/forms/form-parts.tsx'
import type { FormAction } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ContactField } from './model.ts'

interface ContactFieldsProperties {
  action: FormAction<ContactField>
  /** An element, because a text property would lose its stega. */
  submitLabel: ReactNode
}

const validate = (form: FormData) =>
  import('./model.ts').then(({ validateContactForm }) => validateContactForm(Object.fromEntries(form)))

/** The contact form. After a submit it shows errors and focuses the first one. */
export function ContactFields({ action, submitLabel }: ContactFieldsProperties) {
  const texts = useTranslations('forms')
  const control = useForm(action, validate)
  return (
    <FormFrame control={control} submitLabel={submitLabel}>
      <Field {...control.field('name')} label={texts('name')} required autoComplete="name" />
      <Field {...control.field('email')} label={texts('email')} required type="email" autoComplete="email" />
      <Field {...control.field('number')} label={texts('phone')} required type="tel" autoComplete="tel" />
      <Field
        {...control.field('position')}
        label={texts('position')}
        required
        autoComplete="organization-title"
      />
      <Field {...control.field('message')} label={texts('message')} required multiline />
    </FormFrame>
  )
}
