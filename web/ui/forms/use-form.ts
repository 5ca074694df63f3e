'use client'

import { useActionState, useEffect, useId, useRef, useState, useTransition, type FormEvent } from 'react'
import { UNTOUCHED, type FieldFaults, type FormAction, type FormState, type FormTexts } from './form-state.ts'

/** Asks for the proof of when this form was begun; none where the site cannot be reached. */
const begin = () =>
  fetch('/api/forms/start', { cache: 'no-store' }).then(
    (response) => response.text(),
    () => '',
  )

/**
 * Sends a form. Where no script runs, the browser posts it to `action` and comes back to it. Where one does, what is
 * wrong is said at once by `check`, loaded when it is needed, and nothing typed is ever taken out of the fields.
 *
 * @returns the form's state, whether an answer is awaited, the id of what stands in its place, and what to hand to `<form>`
 */
export function useForm<Name extends string>(
  action: FormAction<Name>,
  check: (form: FormData) => Promise<FieldFaults<Name>>,
  texts: FormTexts,
) {
  const id = useId()
  // The address with an anchor: a browser without script comes back to the form, not to the top of the page.
  const [posted, post] = useActionState<FormState<Name>, FormData>(action, UNTOUCHED, `#${id}`)
  const [answer, setAnswer] = useState<FormState<Name>>()
  const [pending, startTransition] = useTransition()
  const place = useRef<HTMLDivElement>(null)
  const started = useRef<Promise<string>>(undefined)
  const state = answer ?? posted

  useEffect(() => {
    if (!answer) return
    const fault = place.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (answer.status === 'faults') fault?.focus()
    if (answer.status === 'sent') place.current?.focus()
  }, [answer])

  const say = (faults: FieldFaults<Name>): FormState<Name> => {
    const found = Object.entries(faults) as [Name, { message: string; limit?: number }][]
    const said = found.map(([name, { message, limit }]) => [
      name,
      texts.faults[limit === undefined ? message : `${message} ${limit}`],
    ])
    return { ...UNTOUCHED, status: 'faults', faults: Object.fromEntries(said) as FormState<Name>['faults'] }
  }

  async function send(form: FormData): Promise<FormState<Name>> {
    const faults = await check(form)
    if (Object.keys(faults).length > 0) return say(faults)
    form.set('started', await (started.current ??= begin()))
    const first = await action(UNTOUCHED, form)
    if (first.status !== 'again') return first
    started.current = Promise.resolve(first.started ?? '')
    form.set('started', first.started ?? '')
    return action(UNTOUCHED, form)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = new FormData(event.currentTarget)
    startTransition(async () => {
      const next = await send(form).catch((): FormState<Name> => ({
        ...UNTOUCHED,
        status: 'failed',
        message: texts.unreachable,
      }))
      startTransition(() => setAnswer(next))
    })
  }
  const onFocus = () => void (started.current ??= begin())
  return {
    state,
    pending,
    place: { id, ref: place, tabIndex: -1 },
    form: { action: post, onSubmit, onFocus, noValidate: true },
  }
}
