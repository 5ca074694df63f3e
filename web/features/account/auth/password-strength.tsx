'use client'

import { useEffect, useRef } from 'react'

interface PasswordStrengthProperties {
  fieldId: string
  /** Contains `{strength}` for one of the words. */
  label: string
  /** By score, from 0 to 4. */
  words: readonly string[]
}

/** Shows the strength of the password in a field. In a modal, `browser/sign-in-modal.ts` starts it. */
export function PasswordStrength({ fieldId, label, words }: PasswordStrengthProperties) {
  const output = useRef<HTMLOutputElement>(null)

  useEffect(() => {
    const shown = output.current
    const field = document.getElementById(fieldId)
    if (!shown || !field) return
    const start = () => {
      void import('./browser/password-strength.ts').then(({ showStrength }) => {
        showStrength(shown)
      })
    }
    if (field === document.activeElement) start()
    field.addEventListener('focus', start, { once: true })
    return () => {
      field.removeEventListener('focus', start)
    }
  }, [fieldId])

  return (
    <output
      ref={output}
      htmlFor={fieldId}
      className="password-strength"
      data-password-strength=""
      data-texts={JSON.stringify({ label, words })}
    />
  )
}
