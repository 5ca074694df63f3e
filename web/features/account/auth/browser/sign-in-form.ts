import { SIGNED_IN_ATTRIBUTE, SIGNED_IN_EVENT } from '#web/lib/signed-in.ts'
import { toAuthError } from '#web/vendors/firebase/auth-errors.ts'
import type { IdentitySettings } from '#web/vendors/firebase/browser-sdk.ts'
import { ACCOUNT_ERRORS, type AccountError, isCompleteSentence } from '../../account-errors.ts'
import { type Credentials, findCredentialsError, readCredentials } from '../credentials.ts'

/** The texts a form shows from script. The server writes them into an attribute. */
interface SignInTexts {
  title: string
  close: string
  sending: string
  /** Contains `{reason}` for the error. */
  failed: string
  errors: Record<AccountError, string>
}

const readAttribute = <Value>(form: HTMLFormElement, name: string): Value =>
  JSON.parse(form.dataset[name] ?? '{}') as Value

/** Returns the texts of a sign-in form. */
export const getTexts = (form: HTMLFormElement): SignInTexts => readAttribute(form, 'texts')

/** Whether the form waits for a response. Until then it ignores a second submit, and its modal stays open. */
export const isSending = (form: HTMLFormElement): boolean => form.ariaBusy === 'true'

const enhanced = new WeakSet<HTMLFormElement>()

/**
 * Makes a sign-in form submit by script. The server has written settings and texts into its attributes.
 *
 * @param onSignedIn receives the ID token; without it the browser navigates to `returnUrl`
 */
export function enhanceForm(form: HTMLFormElement, onSignedIn?: (idToken: string) => void): void {
  if (enhanced.has(form)) return
  enhanced.add(form)
  const strength = form.querySelector<HTMLOutputElement>('[data-password-strength]')
  if (strength) void import('./password-strength.ts').then(({ showStrength }) => showStrength(strength))
  form.addEventListener('input', () => {
    hideCorrectedError(form)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending(form)) return
    void submitForm(form).then((idToken) => {
      if (!idToken) return
      const { returnUrl } = readFields(form)
      form.reset()
      document.documentElement.setAttribute(SIGNED_IN_ATTRIBUTE, '')
      dispatchEvent(new Event(SIGNED_IN_EVENT))
      if (onSignedIn) onSignedIn(idToken)
      else location.assign(returnUrl ?? '/')
    })
  })
}

/** Returns the text fields of a form by name. */
function readFields(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

/** Signs in and starts the session. Returns the ID token, or null after showing the error. */
async function submitForm(form: HTMLFormElement): Promise<string | null> {
  const texts = getTexts(form)
  const fields = readFields(form)
  const credentials = readCredentials(fields)
  const fieldError = findCredentialsError(credentials)
  if (fieldError) return showError(form, texts, fieldError)
  form.ariaBusy = 'true'
  showNotice(form, texts.sending)
  try {
    const idToken =
      form.dataset.signInForm === 'signUp'
        ? await signUp(credentials, fields.locale)
        : await signIn(readAttribute<IdentitySettings>(form, 'identity'), credentials)
    if (typeof idToken !== 'string') return showError(form, texts, idToken.error)
    showNotice(form, '')
    return idToken
  } catch (error) {
    return showError(form, texts, toAuthError((error as { code?: string }).code ?? 'network-request-failed'))
  } finally {
    form.ariaBusy = null
  }
}

/** Signs in with the Firebase SDK and starts the session. Rejects with the SDK's error. */
async function signIn(
  settings: IdentitySettings,
  { email, password }: Credentials,
): Promise<string | { error: AccountError }> {
  const sdk = await import('#web/vendors/firebase/browser-sdk.ts')
  const idToken = await sdk.signIn(settings, email, password)
  const headers = { authorization: `Bearer ${idToken}` }
  const response = await fetch('/api/session', { method: 'POST', headers })
  if (response.ok) return idToken
  return { error: response.status === 503 ? 'unreachable' : 'unknown' }
}

/** Creates an account at the site's endpoint, which checks the password before the identity service does. */
async function signUp(
  credentials: Credentials,
  locale: string | undefined,
): Promise<string | { error: AccountError }> {
  const response = await fetch('/api/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, locale }),
  })
  const { token, error } = (await response.json()) as { token?: string; error?: string }
  return token ?? { error: ACCOUNT_ERRORS.find((known) => known === error) ?? 'unknown' }
}

function showError(form: HTMLFormElement, texts: SignInTexts, error: AccountError): null {
  const text = texts.errors[error]
  showNotice(form, isCompleteSentence(error) ? text : texts.failed.replace('{reason}', text), error)
  // The name is optional.
  const requiredFields = [...form.querySelectorAll<HTMLInputElement>('[name=email], [name=password]')]
  if (error === 'empty') requiredFields.find(({ value }) => !value)?.focus()
  return null
}

/** Hides the shown error when the fields have changed and no longer have it. The server checks the rest on submit. */
function hideCorrectedError(form: HTMLFormElement): void {
  const shown = form.querySelector<HTMLElement>('[data-notice]')?.dataset.notice
  if (shown && shown !== findCredentialsError(readCredentials(readFields(form)))) showNotice(form, '')
}

function showNotice(form: HTMLFormElement, text: string, error?: AccountError): void {
  const notice = form.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  notice.dataset.notice = error ?? ''
  notice.role = error ? 'alert' : 'status'
  notice.classList.toggle('form-notice--error', error !== undefined)
  notice.textContent = text
}
