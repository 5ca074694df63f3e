'use client'

import { useTranslations } from 'next-intl'
import { Field } from '#web/ui/field.tsx'
import { FormFrame } from '#web/ui/forms/form-parts.tsx'
import type { FormAction } from '#web/ui/forms/form-state.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import type { ApplicationField } from './application-model.ts'

const check = (form: FormData) =>
  import('./application-model.ts').then(({ checkApplication }) => checkApplication(form))

/** The fields of an application. */
export function ApplicationFields({ action }: { action: FormAction<ApplicationField> }) {
  const texts = useTranslations('forms')
  const control = useForm(action, check)
  return (
    <FormFrame control={control} submitLabel={texts('apply')}>
      <Field {...control.field('name')} label={texts('name')} autoComplete="name" required />
      <Field {...control.field('email')} label={texts('email')} type="email" autoComplete="email" required />
      <Field {...control.field('phone')} label={texts('phoneOptional')} type="tel" autoComplete="tel" />
      <Field
        {...control.field('cv')}
        label={texts('cv')}
        type="file"
        accept="application/pdf,.pdf"
        description={texts('cvHint')}
        required
      />
      <Field
        {...control.field('message')}
        label={texts('coverNote')}
        description={texts('coverNoteHint')}
        multiline
      />
    </FormFrame>
  )
}
