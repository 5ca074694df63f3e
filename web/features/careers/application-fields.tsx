'use client'

import { Field } from '#web/ui/field.tsx'
import { FormNotice, FormSent, HiddenFields } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormTexts } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ApplicationField } from './application-model.ts'

interface ApplicationFieldsProperties {
  action: FormAction<ApplicationField>
  locale: string
  labels: Record<ApplicationField, string>
  hints: Record<'message' | 'cv', string>
  texts: FormTexts
  submitLabel: string
}

const check = (form: FormData) =>
  import('./application-check.ts').then(({ checkApplication }) => checkApplication(form))

/** The fields of an application. */
export function ApplicationFields(properties: ApplicationFieldsProperties) {
  const { action, locale, labels, hints, texts, submitLabel } = properties
  const { state, pending, place, form } = useForm(action, check, texts)
  const field = (name: ApplicationField) => ({
    id: `${place.id}-${name}`,
    name,
    label: labels[name],
    error: state.errors[name],
    defaultValue: state.values[name],
  })
  return (
    <div className="form-place" {...place}>
      {state.status === 'sent' ? (
        <FormSent message={state.message} />
      ) : (
        <form className="form-grid" {...form}>
          <HiddenFields locale={locale} started={state.started} />
          <Field {...field('name')} autoComplete="name" required />
          <Field {...field('email')} type="email" autoComplete="email" required />
          <Field {...field('phone')} type="tel" autoComplete="tel" />
          <Field {...field('cv')} type="file" accept="application/pdf,.pdf" description={hints.cv} required />
          <Field {...field('message')} description={hints.message} multiline />
          <FormNotice state={state} sending={pending ? texts.sending : null} />
          <button className="btn btn-primary" type="submit" aria-disabled={pending}>
            {submitLabel}
          </button>
        </form>
      )}
    </div>
  )
}
