import { getTranslations } from 'next-intl/server'
import { describeError } from '../account-errors.ts'
import type { FormResult } from '../session/form-result.ts'

/** Shows the result of a form. It is always rendered, so that forms do not differ in height. */
export async function AuthFormNotice({ formResult: { error, notice } }: { formResult: FormResult }) {
  const texts = await getTranslations('auth')
  return (
    <p className={error ? 'form-notice form-notice--error' : 'form-notice'} role={error ? 'alert' : 'status'}>
      {error ? describeError(error, 'other', texts) : await getNoticeText(notice)}
    </p>
  )
}

/** Returns the text of a notice; null for those of account pages, which have none here. */
export async function getNoticeText(notice: FormResult['notice']): Promise<string | null> {
  const texts = await getTranslations('auth')
  const key = notice && (`done.${notice}` as 'done.mailSent')
  return key && texts.has(key) ? texts(key) : null
}

/** Renders hidden inputs for the given values. */
export function HiddenInputs(values: Record<string, string | undefined>) {
  return Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
