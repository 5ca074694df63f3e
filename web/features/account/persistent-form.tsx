'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, type ReactNode, useState, useTransition } from 'react'

interface PersistentFormProperties {
  action: (form: FormData) => Promise<void>
  className?: string
  /** Shown when the action fails, such as in an outage. */
  errorText: string
  children: ReactNode
}

/**
 * A form that keeps its field values when its action fails. React would reset them after each submit and show the error page instead of
 * the form.
 */
export function PersistentForm({ action, className, errorText, children }: PersistentFormProperties) {
  const [hasFailed, setHasFailed] = useState(false)
  const [isPending, startTransition] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    if (isPending) return
    startTransition(async () => {
      setHasFailed(false)
      try {
        await action(data)
      } catch (error) {
        // The action ended with a redirect: passwords must be typed again.
        if (isNextError(error)) for (const field of getPasswordFields(form)) field.value = ''
        unstable_rethrow(error)
        setHasFailed(true)
      }
    })
  }

  return (
    <form className={className} action={action} onSubmit={submit}>
      {children}
      {hasFailed && (
        <p className="form-notice form-notice--error" role="alert">
          {errorText}
        </p>
      )}
    </form>
  )
}

const getPasswordFields = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('input[type="password"]')

/** Whether an error is Next's own, such as the redirect with which an action ends. */
function isNextError(error: unknown): boolean {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}
