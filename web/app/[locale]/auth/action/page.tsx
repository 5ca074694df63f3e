import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { CodeForm } from '#web/features/account/auth/code-form.tsx'
import { DeadLink, deadLinkTexts } from '#web/features/account/auth/dead-link.tsx'
import { readEmailLinkAddress } from '#web/features/account/auth/email-link-address.ts'
import { isExpiredCode, isOwnAddressCode } from '#web/features/account/auth/mailed-codes.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { type AuthPageProperties, describeAuthPage, getSingle } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

const PAGES = { verifyEmail: 'verifyEmail', resetPassword: 'resetPassword', signIn: 'useLink' } as const

type Mode = keyof typeof PAGES

const isMode = (mode: unknown): mode is Mode => typeof mode === 'string' && Object.hasOwn(PAGES, mode)

const knownMode = (mode: unknown): Mode | undefined => (isMode(mode) ? mode : undefined)

interface MailedLink {
  mode: Mode
  oobCode: string
}

/** Returns what a link does, or null if it is incomplete, was used or has expired. Runs once per request, for metadata and page. */
const readLink = cache(
  async (
    mode: string | undefined,
    oobCode: string | undefined,
    answer: string | undefined,
  ): Promise<MailedLink | null> => {
    if (!isMode(mode) || !oobCode) return null
    const { error } = await readFormResult(answer)
    return error === 'linkExpired' || (await isExpiredCode(oobCode, mode)) ? null : { mode, oobCode }
  },
)

/** Returns the page's metadata. */
export async function generateMetadata({ searchParams }: AuthPageProperties): Promise<Metadata> {
  const { mode, oobCode, answer } = await searchParams
  const link = await readLink(getSingle(mode), getSingle(oobCode), getSingle(answer))
  const name = link ? PAGES[link.mode] : await deadLinkTexts(knownMode(mode))
  return describeAuthPage(name, '/auth/action')
}

/** The page of a mailed link. It acts only when the button is clicked, because mail scanners open links too. */
export default async function Page({ searchParams }: AuthPageProperties) {
  const parameters = await searchParams
  const answer = getSingle(parameters.answer)
  const [texts, formResult, link] = await Promise.all([
    getTranslations('auth.pages'),
    readFormResult(answer),
    readLink(getSingle(parameters.mode), getSingle(parameters.oobCode), answer),
  ])
  if (!link) return <DeadLink mode={knownMode(parameters.mode)} />
  const { mode, oobCode } = link
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
