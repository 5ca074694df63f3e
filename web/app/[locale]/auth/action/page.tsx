import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { CodeForm } from '#web/features/account/auth/code-form.tsx'
import { DeadLink } from '#web/features/account/auth/dead-link.tsx'
import { readEmailLinkAddress } from '#web/features/account/auth/email-link-address.ts'
import { isExpiredCode, isOwnAddressCode } from '#web/features/account/auth/mailed-codes.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { type AuthPageProperties, describeAuthPage, getSingle } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

const PAGES = { verifyEmail: 'verifyEmail', resetPassword: 'resetPassword', signIn: 'useLink' } as const

type Mode = keyof typeof PAGES

const isMode = (mode: string | undefined): mode is Mode => mode !== undefined && Object.hasOwn(PAGES, mode)

/** Returns the page's metadata. */
export async function generateMetadata({ searchParams }: AuthPageProperties): Promise<Metadata> {
  const mode = getSingle((await searchParams).mode)
  return describeAuthPage(isMode(mode) ? PAGES[mode] : 'broken', '/auth/action')
}

/** The page of a mailed link. It acts only when the button is clicked, because mail scanners open links too. */
export default async function Page({ searchParams }: AuthPageProperties) {
  const parameters = await searchParams
  const [mode, oobCode] = [getSingle(parameters.mode), getSingle(parameters.oobCode)]
  const [texts, formResult] = await Promise.all([
    getTranslations('auth.pages'),
    readFormResult(getSingle(parameters.answer)),
  ])
  const isDead = formResult.error === 'linkExpired'
  if (!isMode(mode) || !oobCode || isDead || (await isExpiredCode(oobCode, mode))) {
    return <DeadLink mode={isMode(mode) ? mode : undefined} />
  }
  const isElsewhere = mode === 'verifyEmail' && !(await isOwnAddressCode(oobCode))
  const name = PAGES[mode]
  return (
    <AuthPage
      title={texts(`${name}.title`)}
      heading={texts(`${name}.heading`)}
      text={texts(isElsewhere ? 'verifyEmail.elsewhere' : `${name}.text`)}
    >
      <CodeForm
        mode={mode}
        oobCode={oobCode}
        email={mode === 'signIn' ? await readEmailLinkAddress() : ''}
        signature={getSingle(parameters.signature)}
        needsPassword={isElsewhere || mode === 'resetPassword'}
        formResult={formResult}
        button={texts(`${name}.button`)}
      />
    </AuthPage>
  )
}
