import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { LocaleId } from '#schemas/shared/locales.ts'
import type { FormState, ValidationErrors } from '#web/ui/forms/form-state.ts'
import { formLocale, readTexts, translateErrors } from '#web/ui/forms/form-values.ts'
import { checkSender } from './check-sender.ts'

/** A valid form of a sender who may send it. */
interface PublicForm<Field extends string> {
  locale: LocaleId
  values: Partial<Record<Field, string>>
  /** Whether the honeypot field was filled in. */
  isSpam: boolean
  /** The signed start of the form. The same form sent twice has the same. */
  proof: string
  /** Returns a state of the form. */
  state: (status: FormState<Field>['status'], message: string) => FormState<Field>
  /** Returns the state of a sender who has to wait. */
  tooMany: (minutes: number) => FormState<Field>
  notSaved: () => FormState<Field>
}

/**
 * Reads a form that visitors send without a session, and checks its values and its sender. If either is invalid, returns the form's state.
 *
 * @param permanentErrors errors that every state shows until the form is sent
 */
export async function readPublicForm<Field extends string>(
  form: FormData,
  fields: readonly Field[],
  validate: (values: Partial<Record<Field, string>>) => ValidationErrors<Field>,
  permanentErrors: ValidationErrors<Field> = {},
): Promise<PublicForm<Field> | { refused: FormState<Field> }> {
  const locale = formLocale(form)
  const texts = await getTranslations({ locale, namespace: 'forms' })
  const values = readTexts(fields, form)
  const state: PublicForm<Field>['state'] = (status, message) => ({
    status,
    message,
    errors: status === 'sent' ? {} : translateErrors(permanentErrors, texts),
    values,
  })
  const tooMany = (minutes: number) => state('failed', texts('tooMany', { minutes }))

  const errors = validate(values)
  if (Object.keys(errors).length > 0) {
    const shown = { ...errors, ...permanentErrors }
    const invalid = state('invalid', texts('correctFields', { count: Object.keys(shown).length }))
    return { refused: { ...invalid, errors: translateErrors(shown, texts) } }
  }
  const sender = await checkSender(form)
  if (sender.kind === 'unknown')
    return { refused: { ...state('sendAgain', texts('sendAgain')), started: sender.proof } }
  if (sender.kind === 'tooMany') return { refused: tooMany(sender.minutes) }
  return {
    locale,
    values,
    isSpam: sender.isSpam,
    proof: sender.proof,
    state,
    tooMany,
    notSaved: () => state('failed', texts('notSaved')),
  }
}
