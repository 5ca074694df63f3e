import { findFaults } from '#web/ui/forms/find-faults.ts'
import type { FieldFaults } from '#web/ui/forms/form-state.ts'
import { applicationSchema, findCvFault, type ApplicationField } from './application-model.ts'

/** What is wrong with an application; loaded by the browser when it is first sent. */
export async function checkApplication(form: FormData): Promise<FieldFaults<ApplicationField>> {
  const cv = await findCvFault(form.get('cv'))
  return { ...findFaults(applicationSchema, Object.fromEntries(form)), ...(cv && { cv }) }
}
