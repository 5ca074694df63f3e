'use client'

import { Field } from '#web/ui/field.tsx'
import { FormFrame } from '#web/ui/forms/form-parts.tsx'
import type { FormAction, FormTexts } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ApplicationField } from './application-model.ts'

interface ApplicationFieldsProperties {
  action: FormAction<ApplicationField>
  labels: Record<ApplicationField, string>
  hints: Record<'message' | 'cv', string>
  texts: FormTexts
  submitLabel: string
}

const check = (form: FormData) =>
  import('./application-model.ts').then(({ checkApplication }) => checkApplication(form))

/** The fields of an application. */
export function ApplicationFields(properties: ApplicationFieldsProperties) {
  const { action, labels, hints, texts, submitLabel } = properties
  const control = useForm(action, check, texts)
  return (
    <FormFrame control={control} texts={texts} submitLabel={submitLabel}>
      <Field {...control.field('name')} label={labels.name} autoComplete="name" required />
      <Field {...control.field('email')} label={labels.email} type="email" autoComplete="email" required />
      <Field {...control.field('phone')} label={labels.phone} type="tel" autoComplete="tel" />
      <Field
        {...control.field('cv')}
        label={labels.cv}
        type="file"
        accept="application/pdf,.pdf"
        description={hints.cv}
        required
      />
      <Field {...control.field('message')} label={labels.message} description={hints.message} multiline />
    </FormFrame>
  )
}
