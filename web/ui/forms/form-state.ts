/** What a form's action answers, and what its view shows. Texts are in the visitor's language. */
export interface FormState<Name extends string> {
  /** `again`: sound, but not sent yet; pressing once more does. `failed`: nothing was kept. */
  status: 'untouched' | 'faults' | 'again' | 'failed' | 'sent'
  /** What is wrong with which field. */
  faults: Partial<Record<Name, string>>
  /** What is said of the form as a whole. */
  message: string | null
  /** What was sent, so that nothing typed is lost. */
  values: Partial<Record<Name, string>>
  /** Proof of when the form was begun, to be sent along. */
  started?: string
}

/** A form nobody has sent yet. */
export const UNTOUCHED = { status: 'untouched', faults: {}, message: null, values: {} } as const

/** A form's action; the form sends its language in the hidden field `locale`. */
export type FormAction<Name extends string> = (
  state: FormState<Name>,
  form: FormData,
) => Promise<FormState<Name>>

/** A fault of a field: a message of the namespace `forms`, with its limit where it names one. */
export interface FieldFault {
  message: string
  limit?: number
}

/** The first fault of each wrong field; none means that the form is sound. */
export type FieldFaults<Name extends string> = Partial<Record<Name, FieldFault>>

/** What a form says by itself, before the server is asked. */
export interface FormTexts {
  /** By message; for those that name a limit, by message and limit: `tooLong 100`. */
  faults: Record<string, string>
  /** While an answer is awaited. */
  sending: string
  /** When no answer came. */
  unreachable: string
}
