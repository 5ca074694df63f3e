'use server'

import { z } from 'zod'
import { handleForm, type UploadedFile } from '#web/features/inquiries/handle-form.ts'
import { failure, type Result, success } from '#web/lib/result.ts'
import type { FormState, ValidationErrors } from '#web/ui/forms/form-state.ts'
import {
  APPLICATION_FIELDS,
  type ApplicationField,
  applicationSchema,
  toCvFileName,
  validateCv,
} from './application-model.ts'

const jobSchema = z.object({ reference: z.string().max(200), title: z.string().max(300) })

/** Sends an application. `job` comes from the page and is validated like all input. */
export async function sendApplication(
  job: { reference: string; title: string },
  _state: FormState<ApplicationField>,
  form: FormData,
): Promise<FormState<ApplicationField>> {
  const named = jobSchema.safeParse(job)
  return handleForm<ApplicationField, typeof applicationSchema>(form, {
    kind: 'application',
    fields: APPLICATION_FIELDS,
    schema: applicationSchema,
    toInquiry: (values) => ({ ...values, ...(named.success && { job: named.data }) }),
    file: { field: 'cv', read: readCv },
  })
}

async function readCv(form: FormData): Promise<Result<UploadedFile, ValidationErrors<ApplicationField>>> {
  const cv = form.get('cv')
  const error = await validateCv(cv)
  if (error || !(cv instanceof File)) return failure({ cv: error ?? 'fileRequired' })
  return success({ name: toCvFileName(cv.name), content: Buffer.from(await cv.arrayBuffer()) })
}
