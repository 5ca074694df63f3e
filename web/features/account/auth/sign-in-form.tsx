'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { SIGNED_IN_ATTRIBUTE, SIGNED_IN_EVENT } from '#web/lib/signed-in.ts'
import { Field } from '#web/ui/field.tsx'
import type { AccountError } from '../account-errors.ts'
import { type Credentials, findCredentialsError, readCredentials } from './credentials.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { SignInContent } from './sign-in-content.ts'
import { submitCredentials } from './submit-credentials.ts'

/** What a form in a modal tells the modal. */
interface SignInModalEvents {
  onSending: (isSending: boolean) => void
  onSignedIn: () => void
  onDismiss: () => void
  /** The visitor requests the other form. */
  onOther: () => void
}

interface SignInFormProperties {
  content: SignInContent
  /** The result of the form when it was sent without JavaScript. */
  posted?: {
    error: AccountError | null
    notice: string | null
    email: string | null
    values: Readonly<Record<string, string>>
  }
  /** Without them the form is on its page, which also asks for a name and opens the next page after signing in. */
  modal?: SignInModalEvents
}

const credentialsOf = (form: HTMLFormElement): Credentials => {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return readCredentials(Object.fromEntries(texts))
}

/** The state of the form, and what it does on input and when it is sent. */
function useSignIn({ content, posted, modal }: SignInFormProperties) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState(posted?.error ?? null)
  const [notice, setNotice] = useState(posted?.notice ?? null)
  const [isSending, setSending] = useState(false)
  const isInModal = modal !== undefined

  useEffect(() => {
    if (isInModal) form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }, [isInModal])

  const show = (next: AccountError | null) => {
    setError(next)
    setNotice(null)
    // The name is optional.
    const required = form.current?.querySelectorAll<HTMLInputElement>('[name=email], [name=password]') ?? []
    if (next === 'empty') [...required].find(({ value }) => !value)?.focus()
  }
  const updateSending = (next: boolean) => {
    setSending(next)
    modal?.onSending(next)
  }
  const send = async (sent: HTMLFormElement) => {
    const credentials = credentialsOf(sent)
    const invalid = findCredentialsError(credentials)
    if (invalid) {
      show(invalid)
      return
    }
    updateSending(true)
    const failed = await submitCredentials(content, credentials)
    updateSending(false)
    show(failed)
    if (failed) return
    sent.reset()
    document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '')
    dispatchEvent(new Event(SIGNED_IN_EVENT))
    if (modal) modal.onSignedIn()
    else location.assign(content.returnPath)
  }
  return {
    error,
    notice,
    isSending,
    form: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending) void send(event.currentTarget)
      },
      /** Hides the error once the fields no longer have it. The server checks the rest on submit. */
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (error && error !== findCredentialsError(credentialsOf(event.currentTarget))) show(null)
      },
    },
  }
}

/** The sign-in or sign-up form. Without JavaScript the browser posts it. */
export function SignInForm(properties: SignInFormProperties) {
  const { content, posted, modal } = properties
  const { kind, locale, strengths, texts, errors } = content
  const { error, notice, isSending, form } = useSignIn(properties)
  const id = useId()
  const isNew = kind === 'signUp'
  const field = (name: string) => ({ id: `${id}-${name}`, name })

  return (
    <form
      {...form}
      className="auth-form"
      action={isNew ? '/api/signup' : '/api/login'}
      method="post"
      noValidate
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnUrl" value={content.returnPath} />
      {isNew && !modal && (
        <Field
          {...field('name')}
          label={texts.name}
          description={texts.nameHint}
          autoComplete="name"
          defaultValue={posted?.values['name']}
        />
      )}
      <Field
        {...field('email')}
        type="email"
        label={texts.email}
        autoComplete="username"
        defaultValue={posted?.email ?? undefined}
        required
      />
      {isNew ? (
        <NewPasswordField
          {...field('password')}
          label={texts.password}
          description={texts.passwordHint}
          strengths={strengths}
        />
      ) : (
        <Field
          {...field('password')}
          type="password"
          label={texts.password}
          autoComplete="current-password"
          required
        />
      )}
      {isNew && (
        <label className="d-flex align-items-baseline gap-3">
          <input type="checkbox" name="terms" defaultChecked={posted?.values['terms'] !== undefined} />
          {texts.terms}
        </label>
      )}
      <p
        className={error ? 'form-notice form-notice--error' : 'form-notice'}
        role={error && !isSending ? 'alert' : 'status'}
      >
        {isSending ? texts.sending : error ? errors[error] : notice}
      </p>
      <div className="auth-form__buttons d-flex flex-wrap gap-3">
        {modal && (
          <button type="button" className="btn btn-secondary" onClick={modal.onDismiss}>
            {texts.close}
          </button>
        )}
        <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
          {texts.title}
        </button>
      </div>
      <OtherWays content={content} modal={modal} />
    </form>
  )
}

/** Links to the other form, and for customers who do not know their password. */
function OtherWays({
  content: { kind, pages, texts },
  modal,
}: Pick<SignInFormProperties, 'content' | 'modal'>) {
  return (
    <ul role="list" className="stack gap-2 pt-4 border-top fs-small">
      {kind === 'signIn' && (
        <>
          <li>
            <a href={pages.forgot}>{texts.forgot}</a>
          </li>
          <li>
            <a href={pages.emailLink}>{texts.emailLink}</a>
          </li>
        </>
      )}
      <li>
        <a
          href={pages.other}
          onClick={(event) => {
            if (!modal) return
            event.preventDefault()
            modal.onOther()
          }}
        >
          {texts.other}
        </a>
      </li>
    </ul>
  )
}
