import { getTranslations } from 'next-intl/server'
import { isCompleteSentence } from '../account-errors.ts'
import type { FormResult } from '../session/form-result.ts'

/** Shows the result of a form posted without JavaScript. It is always rendered, because scripts show their messages in it too. */
export async function AuthFormNotice({
  formResult,
  kind,
}: {
  formResult: FormResult
  kind?: 'signIn' | 'signUp'
}) {
  const texts = await getTranslations('auth')
  const { error, notice } = formResult
  const reason = error && texts(`errors.${error}`)
  const errorText =
    error && reason
      ? kind && !isCompleteSentence(error)
        ? texts(`failed.${kind}`, { reason })
        : reason
      : null
  // Notices of account pages have no text here.
  const key = notice && (`done.${notice}` as 'done.mailSent')
  const noticeText = key && texts.has(key) ? texts(key) : null
  return (
    <p
      className={errorText ? 'form-notice form-notice--error' : 'form-notice'}
      role={errorText ? 'alert' : 'status'}
      data-notice={error ?? ''}
    >
      {errorText ?? noticeText}
    </p>
  )
}

/** Renders hidden inputs for the given values. */
export function HiddenInputs(values: Record<string, string | undefined>) {
  return Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
