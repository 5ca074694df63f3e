'use server'

import { z } from 'zod'
import { answerForm, type ReadFile } from '#web/services/inquiries/answer-form.ts'
import type { FieldFaults, FormState } from '#web/ui/forms/form-state.ts'
import {
  APPLICATION_FIELDS,
  applicationSchema,
  findCvFault,
  type ApplicationField,
} from './application-model.ts'

const Job = z.object({ reference: z.string().max(200), title: z.string().max(300) })

/** Sends an application for a job. `job` is named by the page and, like everything that is sent, only believed as a text. */
export async function sendApplication(
  job: { reference: string; title: string },
  _state: FormState<ApplicationField>,
  form: FormData,
): Promise<FormState<ApplicationField>> {
  const named = Job.safeParse(job)
  return answerForm<ApplicationField, typeof applicationSchema>(form, {
    kind: 'application',
    fields: APPLICATION_FIELDS,
    schema: applicationSchema,
    toInquiry: (values) => ({ ...values, ...(named.success && { job: named.data }) }),
    file: { field: 'cv', read: readCv },
  })
}

async function readCv(form: FormData): Promise<ReadFile | FieldFaults<ApplicationField>> {
  const cv = form.get('cv')
  const fault = await findCvFault(cv)
  if (fault || !(cv instanceof File)) return { cv: fault ?? { message: 'fileRequired' } }
  return { name: cv.name.slice(0, 200), content: Buffer.from(await cv.arrayBuffer()) }
}
