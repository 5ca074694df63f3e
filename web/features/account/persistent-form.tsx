'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, type ReactNode, useState, useTransition } from 'react'

interface PersistentFormProperties {
  /** Returns why it was not done, for the customer to read; nothing if it ends with a redirect. */
  action: (form: FormData) => Promise<string | void>
  className?: string
  /** Set if the page, not the browser, names invalid fields. */
  noValidate?: boolean
  /** Shown when the action fails, such as in an outage. */
  errorText: string
  /** Announced while the action runs. */
  sendingText: string
  children: ReactNode
}

/**
 * A form that keeps its field values when its action fails or returns an error. React would reset them after each submit and show the
 * error page instead of the form.
 */
export function PersistentForm(properties: PersistentFormProperties) {
  const { action, className, noValidate, errorText, sendingText, children } = properties
  const [error, setError] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    if (isPending) return
    startTransition(async () => {
      setError(null)
      try {
        setError((await action(data)) ?? null)
      } catch (thrown) {
        // The action ended with a redirect: passwords must be typed again.
        if (isNextError(thrown))
          for (const field of form.querySelectorAll<HTMLInputElement>('input[type="password"]'))
            field.value = ''
        unstable_rethrow(thrown)
        setError(errorText)
      }
    })
  }

  return (
    // Without JavaScript the action answers with a redirect, so React may ignore what it returns.
    <>
      <form
        className={className}
        action={action as (form: FormData) => Promise<void>}
        onSubmit={submit}
        noValidate={noValidate}
        aria-busy={isPending}
      >
        {children}
        {error !== null && !isPending && (
          <p ref={scrollIntoView} className="form-notice form-notice--error" role="alert">
            {error}
          </p>
        )}
      </form>
      {/* Outside the form, because screen readers do not announce what changes in a busy element. */}
      <p className="visually-hidden" role="status">
        {isPending && sendingText}
      </p>
    </>
  )
}

/** Shows a message that may be below the window or under the back-to-top button. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Whether an error is Next's own, such as the redirect with which an action ends. */
function isNextError(error: unknown): boolean {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}
