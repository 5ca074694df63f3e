'use client'

import { useEffect, useState } from 'react'

/** Delay after the last keystroke, so that screen readers do not announce the strength after each letter. */
const PAUSE_MS = 400

interface PasswordStrengthProperties {
  fieldId: string
  /** Texts by score, from 0 to 4. */
  strengths: readonly string[]
}

/** Rates the password in a field; null without one. An attacker knows the other fields. */
async function rateField({ value, form }: HTMLInputElement): Promise<number | null> {
  if (!value) return null
  const { ratePassword } = await import('./weak-password.ts')
  const fields = form ? new FormData(form) : new FormData()
  const known = ['email', 'username', 'name'].map((name) => fields.get(name))
  return ratePassword(
    value,
    known.filter((text) => typeof text === 'string'),
  )
}

/** Shows the strength of the password in a field while it is typed. */
export function PasswordStrength({ fieldId, strengths }: PasswordStrengthProperties) {
  const [score, setScore] = useState<number | null>(null)

  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLInputElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const rate = async () => {
      const { value } = field
      // Without a connection the estimator cannot load, and the strength stays unknown.
      const rated = await rateField(field).catch(() => null)
      if (value === field.value) setScore(rated)
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void rate(), PAUSE_MS)
    }
    field.addEventListener('input', onInput)
    // Typed before the script had loaded.
    void rate()
    return () => {
      clearTimeout(timer)
      field.removeEventListener('input', onInput)
    }
  }, [fieldId])

  return (
    <output htmlFor={fieldId} className="password-strength" data-score={score ?? undefined}>
      {score === null ? null : strengths[score]}
    </output>
  )
}
