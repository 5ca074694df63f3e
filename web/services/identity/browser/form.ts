import { SIGNED_IN_ATTRIBUTE, SIGNED_IN_EVENT } from '#web/lib/signed-in.ts'
import { findFault, readCredentials } from '../credentials.ts'
import { reasonOf, type Reason } from '../reasons.ts'
import type { IdentitySettings } from './sdk.ts'

/** What a form says by itself, as the server wrote it into its attribute. */
export interface FormWords {
  title: string
  close: string
  sending: string
  /** `{reason}` stands for the reason. */
  failed: string
  faults: Record<Reason, string>
}

/** Faults that are said as they are; the others are the reason of a failure. */
const SENTENCES: readonly Reason[] = ['empty', 'nameTooLong', 'tooMany', 'unreachable']

const attribute = <Value>(form: HTMLFormElement, name: string): Value =>
  JSON.parse(form.dataset[name] ?? '{}') as Value

/** The words of a form of signing in. */
export const wordsOf = (form: HTMLFormElement): FormWords => attribute(form, 'texts')

/** Whether an answer is awaited: a second press sends nothing, and the form is not closed meanwhile. */
export const isSending = (form: HTMLFormElement): boolean => form.ariaBusy === 'true'

const taken = new WeakSet<HTMLFormElement>()

/**
 * Sends a form of signing in by script from now on. The server has written settings and texts into its attributes.
 *
 * @param entered is called with the ID token when somebody is signed in; else the browser is led on to `returnUrl`
 */
export function takeOver(form: HTMLFormElement, entered?: (idToken: string) => void): void {
  if (taken.has(form)) return
  taken.add(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending(form)) return
    void send(form).then((idToken) => {
      if (!idToken) return
      const { returnUrl } = fieldsOf(form)
      form.reset()
      document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '')
      dispatchEvent(new Event(SIGNED_IN_EVENT))
      if (entered) entered(idToken)
      else location.assign(returnUrl ?? '/')
    })
  })
}

/** The texts of a form by name. */
function fieldsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

/** Signs in and begins the session; answers the ID token, or null after saying why not. */
async function send(form: HTMLFormElement): Promise<string | null> {
  const words = wordsOf(form)
  const fields = fieldsOf(form)
  const credentials = readCredentials(fields)
  const fault = findFault(credentials)
  if (fault) return refuse(form, words, fault)
  form.ariaBusy = 'true'
  say(form, words.sending, false)
  try {
    const sdk = await import('./sdk.ts')
    const settings = attribute<IdentitySettings>(form, 'identity')
    const isNew = form.dataset.signInForm === 'signUp'
    const { email, password, name } = credentials
    const idToken = await (isNew
      ? sdk.signUp(settings, email, password, name)
      : sdk.signIn(settings, email, password))
    const response = await fetch('/api/session', {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ isNew, locale: fields.locale }),
    })
    if (!response.ok) return refuse(form, words, response.status === 503 ? 'unreachable' : 'unknown')
    say(form, '', false)
    return idToken
  } catch (error) {
    return refuse(form, words, reasonOf((error as { code?: string }).code ?? 'network-request-failed'))
  } finally {
    form.ariaBusy = null
  }
}

function refuse(form: HTMLFormElement, words: FormWords, reason: Reason): null {
  const text = words.faults[reason]
  say(form, SENTENCES.includes(reason) ? text : words.failed.replace('{reason}', text), true)
  // A name may stay empty.
  const needed = [...form.querySelectorAll<HTMLInputElement>('[name=email], [name=password]')]
  if (reason === 'empty') needed.find(({ value }) => !value)?.focus()
  return null
}

function say(form: HTMLFormElement, text: string, isFault: boolean): void {
  const notice = form.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  notice.role = isFault ? 'alert' : 'status'
  notice.classList.toggle('form-notice--fault', isFault)
  notice.textContent = text
}
