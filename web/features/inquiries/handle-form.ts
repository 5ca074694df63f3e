import 'server-only'
import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import type * as z from 'zod/mini'
import { environment } from '#web/env.ts'
import type { Result } from '#web/lib/result.ts'
import { deriveUuid } from '#web/lib/secrets.ts'
import type { FormState, ValidationErrors } from '#web/ui/forms/form-state.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { deliverInquiries } from './deliver.ts'
import type { Inquiry } from './queries.ts'
import { readPublicForm } from './read-public-form.ts'
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
    read: (form: FormData) => Promise<Result<UploadedFile, ValidationErrors<Field>>>
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
  const upload = await file?.read(form)
  const validate = (values: Partial<Record<Field, string>>) =>
    ({
      ...validateForm(schema, values),
      ...(upload?.ok === false && upload.error),
    }) as object as ValidationErrors<Field>
  // Without JavaScript the browser loses the file when it shows the form again.
  const lostFile = (file && upload?.ok ? { [file.field]: 'chooseFileAgain' } : {}) as ValidationErrors<Field>
  const read = await readPublicForm(form, fields, validate, lostFile)
  if ('refused' in read) return read.refused

  const { locale, values, proof, isSpam, state, notSaved } = read
  const inquiry = omitEmptyFields(toInquiry(schema.parse(values)))
  const content = upload?.ok ? upload.value.content.toString('base64') : ''
  // Without JavaScript all forms of a day have the same proof, such as two applications.
  const id = `inquiry.${deriveUuid(environment().SIGNING_SECRET, proof, kind, JSON.stringify(inquiry), content)}`
  const receivedAt = new Date().toISOString()
  const isStored = await storeInquiry(
    {
      ...inquiry,
      _id: id,
      kind,
      locale,
      state: isSpam ? 'spam' : 'new',
      receivedAt,
      // Suspected spam is stored for an editor to review, and not mailed.
      delivery: { state: isSpam ? 'none' : 'waiting', attempts: 0, nextAttemptAt: receivedAt },
    },
    upload?.ok ? upload.value : undefined,
  )
  if (!isStored) return notSaved()
  if (!isSpam) after(() => deliverInquiries(id))
  const texts = await getTranslations({ locale, namespace: 'forms' })
  return { ...state('sent', texts(`sent.${kind}`)), values: {} }
}

const omitEmptyFields = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== '' && field !== undefined),
  ) as Value
