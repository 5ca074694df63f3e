import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { FormState } from './form-state.ts'
import type { useForm } from './use-form.ts'

/**
 * Hidden fields of every form: language, start token, and a honeypot field. Without JavaScript, an invisible
 * picture sets the start token as a cookie.
 */
export function HiddenFields({ started }: { started: string | undefined }) {
  const locale = useLocale()
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="started" defaultValue={started} />
      <div className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
        <noscript>
          <img src="/api/forms/mark" alt="" width={1} height={1} />
        </noscript>
      </div>
    </>
  )
}

/** The form's message, below its fields. */
export function FormNotice({ state, sending }: { state: FormState<string>; sending: string | null }) {
  const isError = sending === null && (state.status === 'invalid' || state.status === 'failed')
  return (
    <p className={isError ? 'form-notice form-notice--error' : 'form-notice'} role="status">
      {sending ?? state.message}
    </p>
  )
}

interface FormFrameProperties {
  /** What `useForm` returns. */
  control: Pick<ReturnType<typeof useForm<string>>, 'state' | 'sending' | 'place' | 'form'>
  className?: string
  submitLabel: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form with its hidden fields, message and button, or the message that it was sent. */
export function FormFrame(properties: FormFrameProperties) {
  const { control, className = 'form-grid cols cols-sm-2 gap-5', submitLabel, children } = properties
  const { state, sending, place, form } = control
  return (
    <div className="form-place" {...place}>
      {state.status === 'sent' ? (
        <FormSent message={state.message} />
      ) : (
        <form className={className} {...form}>
          <HiddenFields started={state.started} />
          {children}
          <FormNotice state={state} sending={sending} />
          <button className="btn btn-primary" type="submit" aria-disabled={sending !== null}>
            {submitLabel}
          </button>
        </form>
      )}
    </div>
  )
}

/** Replaces the form once it was sent. */
export function FormSent({ message }: { message: string | null }) {
  return (
    <div className="form-sent d-flex gap-4 align-items-start py-4">
      <svg className="form-sent__mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12.5 9.5 18 20 6.5" />
      </svg>
      <p role="status">{message}</p>
    </div>
  )
}
