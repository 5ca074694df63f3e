import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { CodeForm } from '#web/features/account/auth/code-form.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { readAnswer } from '#web/services/identity/answers.ts'
import { askedAddress } from '#web/services/identity/asked-address.ts'
import { describeAuthPage, single, type AuthPageProperties } from '../head.ts'

/** Made for each visitor, and sent whole, so that it is there without a script too. */
export const instant = false

/** Where another link of its kind is asked for. */
const ASK_AGAIN = {
  verifyEmail: '/account/profile',
  resetPassword: '/auth/forgot-password',
  signIn: '/auth/email-link',
} as const

/** The page of each kind of link. */
const PAGES = { verifyEmail: 'verifyEmail', resetPassword: 'resetPassword', signIn: 'useLink' } as const

type Mode = keyof typeof PAGES

const isMode = (mode: string | undefined): mode is Mode => mode !== undefined && Object.hasOwn(PAGES, mode)

/** The head of the page. */
export async function generateMetadata({ searchParams }: AuthPageProperties): Promise<Metadata> {
  const mode = single((await searchParams).mode)
  return describeAuthPage(isMode(mode) ? PAGES[mode] : 'broken', '/auth/action')
}

/** What a mailed link opens. Nothing happens until the button is pressed: programs that look into mails open links as well. */
export default async function Page({ searchParams }: AuthPageProperties) {
  const parameters = await searchParams
  const [mode, oobCode] = [single(parameters.mode), single(parameters.oobCode)]
  const [texts, answer] = await Promise.all([
    getTranslations('auth.pages'),
    readAnswer(single(parameters.answer)),
  ])
  if (!isMode(mode) || !oobCode || answer.fault === 'linkExpired') {
    return (
      <AuthPage title={texts('broken.title')} heading={texts('broken.heading')} text={texts('broken.text')}>
        <Link
          className="btn btn-primary"
          href={isMode(mode) ? ASK_AGAIN[mode] : '/auth/forgot-password'}
          prefetch={false}
        >
          {texts('broken.button')}
        </Link>
      </AuthPage>
    )
  }
  const name = PAGES[mode]
  return (
    <AuthPage title={texts(`${name}.title`)} heading={texts(`${name}.heading`)} text={texts(`${name}.text`)}>
      <CodeForm
        mode={mode}
        oobCode={oobCode}
        email={mode === 'signIn' ? await askedAddress() : ''}
        answer={answer}
        button={texts(`${name}.button`)}
      />
    </AuthPage>
  )
}
