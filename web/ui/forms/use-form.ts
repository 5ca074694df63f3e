'use client'

import { unstable_rethrow } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useActionState, useEffect, useId, useRef, useState, useTransition } from 'react'
import { type FormAction, type FormState, UNTOUCHED, type ValidationErrors } from './form-state.ts'
import { translateErrors } from './form-values.ts'

/** Requests the start token; empty when the site does not respond. */
const fetchStartToken = () =>
  fetch('/api/forms/start', { cache: 'no-store' }).then(
    (response) => response.text(),
    () => '',
  )

/**
 * Sends a form. Without JavaScript the browser posts it to `action`. Otherwise `check`, loaded on demand,
 * validates it first. Typed values are never lost. Needs the messages of the namespace `forms`.
 *
 * @param noConnection what to say if the site does not respond, unless the form is a message
 * @returns the form's state, whether it is being sent, and the properties of its container, of `<form>` and of its fields
 */
export function useForm<Name extends string>(
  action: FormAction<Name>,
  check: (form: FormData) => Promise<ValidationErrors<Name>>,
  noConnection?: string,
) {
  const texts = useTranslations('forms')
  const id = useId()
  // With an anchor, so that a browser without JavaScript returns to the form.
  const [posted, post] = useActionState<FormState<Name>, FormData>(action, UNTOUCHED, `#${id}`)
  const [result, setResult] = useState<FormState<Name>>()
  const [corrected, setCorrected] = useState<readonly Name[]>([])
  const [pending, startTransition] = useTransition()
  const place = useRef<HTMLDivElement>(null)
  const started = useRef<Promise<string>>(undefined)
  const state = result ?? posted

  useEffect(() => {
    if (!result) return
    const invalid = place.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (result.status === 'invalid') invalid?.focus()
    if (result.status === 'sent') place.current?.focus()
  }, [result])

  async function send(form: FormData): Promise<FormState<Name>> {
    const errors = await check(form)
    if (Object.keys(errors).length > 0)
      return { ...UNTOUCHED, status: 'invalid', errors: translateErrors(errors, texts) }
    form.set('started', await (started.current ??= fetchStartToken()))
    const first = await action(UNTOUCHED, form)
    if (first.status !== 'sendAgain') return first
    started.current = Promise.resolve(first.started ?? '')
    form.set('started', first.started ?? '')
    return action(UNTOUCHED, form)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = new FormData(event.currentTarget)
    startTransition(async () => {
      const next = await send(form).catch((error: unknown): FormState<Name> => {
        // An action may end with a redirect.
        unstable_rethrow(error)
        return { ...UNTOUCHED, status: 'failed', message: noConnection ?? texts('noConnection') }
      })
      startTransition(() => {
        // What was typed is valid, and the browser has kept the file that a page loaded again would lack.
        setResult(next.status === 'failed' ? { ...next, errors: {} } : next)
        setCorrected([])
      })
    })
  }
  /** Removes the error of a field once its value is valid. New errors appear on submit only. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement & { name: Name }
    if (!(name in state.errors)) return
    check(new FormData(currentTarget))
      .then((errors) => {
        if (!(name in errors)) setCorrected((names) => [...names, name])
      })
      .catch(() => undefined)
  }
  const onFocus = () => void (started.current ??= fetchStartToken())
  const shown = withoutErrors(state, corrected)
  return {
    state: shown,
    /** Shown while the form is being sent. */
    sending: pending ? texts('sending') : null,
    place: { id, ref: place, tabIndex: -1 },
    form: { action: post, onSubmit, onInput, onFocus, noValidate: true },
    /** Returns the properties of a field. */
    field: (name: Name) => ({
      id: `${id}-${name}`,
      name,
      error: shown.errors[name],
      defaultValue: shown.values[name],
    }),
  }
}

/** Returns a form's state without the errors of some fields. The message, which counts all errors, goes with the first. */
function withoutErrors<Name extends string>(
  state: FormState<Name>,
  corrected: readonly Name[],
): FormState<Name> {
  if (corrected.length === 0) return state
  const errors = { ...state.errors }
  for (const name of corrected) delete errors[name]
  return { ...state, errors, message: state.status === 'invalid' ? null : state.message }
}
