/** The fields of the contact form, by the names under which they are sent. */
export const CONTACT_FIELDS = ['name', 'email', 'number', 'position', 'message'] as const

/** A field of the contact form. */
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** What a form's action answers, and what its view shows. Texts are in the visitor's language. */
export interface FormState<Name extends string> {
  status: 'untouched' | 'faults' | 'checked' | 'failed'
  /** What is wrong with which field. */
  faults: Partial<Record<Name, string>>
  /** What is said of the form as a whole. */
  message: string | null
  /** What was sent, so that nothing typed is lost. */
  values: Partial<Record<Name, string>>
}

/** A form nobody has sent yet. */
export const UNTOUCHED = { status: 'untouched', faults: {}, message: null, values: {} } as const

/** A form's action; the form sends its language in the hidden field `locale`. */
export type FormAction<Name extends string> = (
  state: FormState<Name>,
  form: FormData,
) => Promise<FormState<Name>>
