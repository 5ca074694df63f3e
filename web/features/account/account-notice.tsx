import { getTranslations } from 'next-intl/server'
import type { FormAnswer } from '#web/services/identity/answers.ts'

/** What a form of the account answered, said once above the page's parts. Nothing where no form was sent. */
export async function AccountNotice({ answer: { fault, notice } }: { answer: FormAnswer }) {
  const [texts, auth] = await Promise.all([getTranslations('account.done'), getTranslations('auth.faults')])
  if (fault) {
    return (
      <p className="form-notice form-notice--fault" role="alert">
        {auth(fault)}
      </p>
    )
  }
  if (!notice || !texts.has(notice)) return null
  return (
    <p className="form-notice" role="status">
      {texts(notice as 'profileSaved')}
    </p>
  )
}
