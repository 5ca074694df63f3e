import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { MailForm } from '#web/features/account/auth/mail-form.tsx'
import { readAnswer } from '#web/services/identity/answers.ts'
import { single, type AuthPageProperties } from './head.ts'

/** A page where a link may be asked for: to set another password, or to sign in without one. */
export async function MailPage({ name, searchParams }: AuthPageProperties & { name: 'forgot' | 'link' }) {
  const [{ answer }, texts] = await Promise.all([searchParams, getTranslations('auth.pages')])
  return (
    <AuthPage title={texts(`${name}.title`)} heading={texts(`${name}.heading`)} text={texts(`${name}.text`)}>
      <MailForm
        kind={name === 'forgot' ? 'reset' : 'link'}
        answer={await readAnswer(single(answer))}
        button={texts(`${name}.button`)}
      />
    </AuthPage>
  )
}
