/** The state of a form, returned by its action. Texts are in the visitor's language. */
export interface FormState<Name extends string> {
  /** `sendAgain`: valid, but must be sent once more. `failed`: nothing was stored. */
  status: 'untouched' | 'invalid' | 'sendAgain' | 'failed' | 'sent'
  /** Error messages by field. */
  errors: Partial<Record<Name, string>>
  /** The message of the whole form. */
  message: string | null
  /** The submitted values, to fill the form again. */
  values: Partial<Record<Name, string>>
  /** Signed token of the form's start time. */
  started?: string
}

/** The state of a form before it is sent. */
export const UNTOUCHED = { status: 'untouched', errors: {}, message: null, values: {} } as const

/** A form's server action. The form sends its language in the hidden field `locale`. */
export type FormAction<Name extends string> = (
  state: FormState<Name>,
  form: FormData,
) => Promise<FormState<Name>>

/** The first error of each invalid field: a message key of the namespace `forms`, with its limit if it has one, such as `tooLong 100`. */
export type ValidationErrors<Name extends string> = Partial<Record<Name, string>>
