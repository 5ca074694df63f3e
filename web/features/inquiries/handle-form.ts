import 'server-only'
import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import type * as z from 'zod/mini'
import { environment } from '#web/env.ts'
import { deriveUuid } from '#web/lib/secrets.ts'
import type { FormState, ValidationErrors } from '#web/ui/forms/form-state.ts'
import { formLocale, readTexts, translateErrors } from '#web/ui/forms/form-values.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { checkSender } from './check-sender.ts'
import { deliverInquiries } from './deliver.ts'
import type { Inquiry } from './queries.ts'
import { storeInquiry } from './store.ts'

/** A valid uploaded file. */
export interface UploadedFile {
  name: string
  content: Buffer
}

/** The definition of an inquiry form. */
interface FormDefinition<Field extends string, Schema extends z.ZodMiniType> {
  kind: Inquiry['kind']
  /** Names of the text fields. */
  fields: readonly Field[]
  schema: Schema
  /** Returns the inquiry's fields from the validated values. */
  toInquiry: (values: z.output<Schema>) => Pick<Inquiry, 'email'> & Partial<Inquiry>
  file?: {
    field: Field
    /** Returns the file or its error. */
    read: (form: FormData) => Promise<UploadedFile | ValidationErrors<Field>>
  }
}

/**
 * Handles an inquiry form: validates it, checks its sender, stores it, and mails it after the response. A stored inquiry is not lost if
 * the email fails. The same form sent twice is stored once.
 */
export async function handleForm<Field extends string, Schema extends z.ZodMiniType>(
  form: FormData,
  definition: FormDefinition<Field, Schema>,
): Promise<FormState<Field>> {
  const { kind, fields, schema, toInquiry, file } = definition
  const locale = formLocale(form)
  const texts = await getTranslations({ locale, namespace: 'forms' })
  const values = readTexts(fields, form)
  const state = (
    status: FormState<Field>['status'],
    message: string,
    fieldErrors: ValidationErrors<Field> = {},
  ): FormState<Field> => ({ status, message, errors: translateErrors(fieldErrors, texts), values })

  const errors = validateForm(schema, values) as object as ValidationErrors<Field>
  const read = await file?.read(form)
  const upload = read && 'content' in read ? read : undefined
  if (!upload) Object.assign(errors, read)
  // Without JavaScript the browser loses the file when it shows the form again.
  const fileErrors = (
    upload && file ? { [file.field]: { message: 'chooseFileAgain' } } : {}
  ) as ValidationErrors<Field>
  const count = Object.keys(errors).length
  if (count > 0) return state('invalid', texts('correctFields', { count }), { ...errors, ...fileErrors })

  const sender = await checkSender(form)
  if (sender.kind === 'unknown')
    return { ...state('sendAgain', texts('sendAgain'), fileErrors), started: sender.proof }
  if (sender.kind === 'tooMany')
    return state('failed', texts('tooMany', { minutes: sender.minutes }), fileErrors)

  const id = `inquiry.${deriveUuid(environment().REVALIDATE_SECRET, sender.proof, kind, JSON.stringify(values))}`
  const isSpam = sender.kind === 'program'
  const receivedAt = new Date().toISOString()
  const reason = await storeInquiry(
    {
      ...omitEmptyFields(toInquiry(schema.parse(values))),
      _id: id,
      kind,
      locale,
      state: isSpam ? 'spam' : 'new',
      receivedAt,
      // Suspected spam is stored for an editor to review, and not mailed.
      delivery: { state: isSpam ? 'none' : 'waiting', attempts: 0, nextAttemptAt: receivedAt },
    },
    upload,
  )
  if (reason !== null) return state('failed', texts('notSaved'), fileErrors)
  if (!isSpam) after(() => deliverInquiries(id))
  return { ...state('sent', texts(`sent.${kind}`)), values: {} }
}

const omitEmptyFields = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== '' && field !== undefined),
  ) as Value
