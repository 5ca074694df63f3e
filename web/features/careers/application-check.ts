import type { ValidationErrors } from '#web/ui/forms/form-state.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { type ApplicationField, applicationSchema, validateCv } from './application-model.ts'

/** Returns the errors of an application. The browser loads it on first submit. */
export async function checkApplication(form: FormData): Promise<ValidationErrors<ApplicationField>> {
  const cv = await validateCv(form.get('cv'))
  return { ...validateForm(applicationSchema, Object.fromEntries(form)), ...(cv && { cv }) }
}
