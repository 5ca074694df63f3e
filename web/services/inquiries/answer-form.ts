import 'server-only'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { after } from 'next/server'
import type * as z from 'zod/mini'
import { keepInquiry, type Inquiry } from '#web/content/inquiries.ts'
import { environment } from '#web/env.ts'
import { routing } from '#web/i18n/routing.ts'
import { derivedUuid } from '#web/lib/proof.ts'
import { findFaults } from '#web/ui/forms/find-faults.ts'
import type { FieldFault, FieldFaults, FormState } from '#web/ui/forms/form-state.ts'
import { judge } from './guard.ts'
import { deliver } from './outbox.ts'

/** A file that was sent and found sound. */
export interface ReadFile {
  name: string
  content: Buffer
}

/** What a form is, for answering it. */
interface FormDefinition<Field extends string, Schema extends z.ZodMiniType> {
  kind: Inquiry['kind']
  /** Fields that are texts. */
  fields: readonly Field[]
  schema: Schema
  /** The inquiry's fields, from the checked values. */
  toInquiry: (values: z.output<Schema>) => Pick<Inquiry, 'email'> & Partial<Inquiry>
  file?: {
    field: Field
    /** The file, or what is wrong with it. */
    read: (form: FormData) => Promise<ReadFile | FieldFaults<Field>>
  }
}

/**
 * Answers a form in the language it names: checks it, judges who sent it, keeps it, and has it mailed afterwards. What was
 * kept is never lost, whatever becomes of the mail. The same form sent twice is kept once.
 */
export async function answerForm<Field extends string, Schema extends z.ZodMiniType>(
  form: FormData,
  definition: FormDefinition<Field, Schema>,
): Promise<FormState<Field>> {
  const { kind, fields, schema, toInquiry, file } = definition
  const named = form.get('locale')
  const locale = hasLocale(routing.locales, named) ? named : routing.defaultLocale
  const texts = await getTranslations({ locale, namespace: 'forms' })
  const values = textsOf(fields, form)
  const state = (
    status: FormState<Field>['status'],
    message: string,
    faults: FieldFaults<Field> = {},
  ): FormState<Field> => ({ status, message, faults: sayFaults(faults, texts), values })

  const found = findFaults(schema, values) as object as FieldFaults<Field>
  const read = await file?.read(form)
  const attached = read && 'content' in read ? read : undefined
  if (!attached) Object.assign(found, read)
  // Where no script runs, a browser that shows the form again has let go of the file.
  const letGo = (attached && file ? { [file.field]: { message: 'fileAgain' } } : {}) as FieldFaults<Field>
  const count = Object.keys(found).length
  if (count > 0) return state('faults', texts('faults', { count }), { ...found, ...letGo })

  const verdict = await judge(form)
  if (verdict.kind === 'unknown') return { ...state('again', texts('again'), letGo), started: verdict.proof }
  if (verdict.kind === 'tooMany')
    return state('failed', texts('tooMany', { minutes: verdict.minutes }), letGo)

  const id = `inquiry.${derivedUuid(environment().REVALIDATE_SECRET, verdict.proof, kind, JSON.stringify(values))}`
  const isSpam = verdict.kind === 'program'
  const receivedAt = new Date().toISOString()
  const reason = await keepInquiry(
    {
      ...withoutGaps(toInquiry(schema.parse(values))),
      _id: id,
      kind,
      locale,
      state: isSpam ? 'spam' : 'new',
      receivedAt,
    },
    // What looks like a program's work is kept for an editor to judge, and mailed to nobody.
    { state: isSpam ? 'none' : 'waiting', attempts: 0, nextAttemptAt: receivedAt },
    attached,
  )
  if (reason !== null) return state('failed', texts('notKept'), letGo)
  if (!isSpam) after(() => deliver(id))
  return { ...state('sent', texts(`sent.${kind}`)), values: {} }
}

type Texts = Awaited<ReturnType<typeof getTranslations<'forms'>>>

function sayFaults<Field extends string>(
  faults: FieldFaults<Field>,
  texts: Texts,
): FormState<Field>['faults'] {
  const entries = Object.entries(faults) as [Field, FieldFault][]
  const said = entries.map(([field, { message, limit = 0 }]) => [
    field,
    texts(message as 'tooLong', { limit }),
  ])
  return Object.fromEntries(said) as FormState<Field>['faults']
}

/** Fields that were left empty are not kept. */
const withoutGaps = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== '' && field !== undefined),
  ) as Value

/** The texts among what was sent; files and fields that nobody asked for are left out. */
function textsOf<Field extends string>(
  fields: readonly Field[],
  form: FormData,
): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = form.get(field)
    if (typeof value === 'string') values[field] = value
  }
  return values
}
