'use client'

import { useActionState, useEffect, useRef } from 'react'
import { UNTOUCHED, type FormAction, type FormState } from './form-state.ts'

/**
 * Runs a form's action and, when it finds faults, leads the focus to the first field that has one.
 *
 * @returns the form's state, what to hand to `<form>`, and whether an answer is awaited
 */
export function useForm<Name extends string>(action: FormAction<Name>) {
  const [state, send, pending] = useActionState<FormState<Name>, FormData>(
    action,
    UNTOUCHED as FormState<Name>,
  )
  const form = useRef<HTMLFormElement>(null)
  const answered = useRef(state)
  useEffect(() => {
    // Once per answer: a page one comes back to shows its faults again, but must not take the focus.
    if (answered.current === state) return
    answered.current = state
    if (state.status === 'faults') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])
  return { state, pending, form: { ref: form, action: send, noValidate: true } }
}
