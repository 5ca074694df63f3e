import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { AuthPage } from '#web/features/account/auth/auth-page.tsx'
import { CodeForm } from '#web/features/account/auth/code-form.tsx'
import { DeadLink, deadLinkTexts } from '#web/features/account/auth/dead-link.tsx'
import { readEmailLinkAddress } from '#web/features/account/auth/email-link-address.ts'
import {
  MAILED_ACTIONS,
  type MailedAction,
  parseMailedAction,
} from '#web/features/account/auth/mailed-actions.ts'
import { isExpiredCode, isOwnAddressCode } from '#web/features/account/auth/mailed-codes.ts'
import { AddressChanged, isUndoLink } from '#web/features/account/email-change/address-changed.tsx'
import { EmailChangePage } from '#web/features/account/email-change/email-change-page.tsx'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { getSingle, type QueryPageProperties } from '../../query-page.ts'
import { describeAuthPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

interface MailedLink {
  mode: MailedAction
  oobCode: string
}

/** Returns what a link does, or null if it is incomplete, was used or has expired. Runs once per request, for metadata and page. */
const readLink = cache(
  async (
    mode: MailedAction | undefined,
    oobCode: string | undefined,
    result: string | undefined,
  ): Promise<MailedLink | null> => {
    if (!mode || !oobCode) return null
    const { error } = await readFormResult(result)
    return error === 'linkExpired' || (await isExpiredCode(oobCode, mode)) ? null : { mode, oobCode }
  },
)

export async function generateMetadata({ searchParams }: QueryPageProperties): Promise<Metadata> {
  const { mode, oobCode, result } = await searchParams
  if (isUndoLink(mode)) return describeAuthPage('addressChanged', '/auth/action')
  const link = await readLink(parseMailedAction(mode), getSingle(oobCode), getSingle(result))
  const name = link ? MAILED_ACTIONS[link.mode].texts : await deadLinkTexts(parseMailedAction(mode))
  return describeAuthPage(name, '/auth/action')
}

/** The page of a mailed link. It acts only when the button is clicked, because mail scanners open links too. */
export default async function Page({ searchParams }: QueryPageProperties) {
  const parameters = await searchParams
  if (isUndoLink(parameters.mode)) return <AddressChanged />
  const result = getSingle(parameters.result)
  const [texts, formResult, link] = await Promise.all([
    getTranslations('auth.pages'),
    readFormResult(result),
    readLink(parseMailedAction(parameters.mode), getSingle(parameters.oobCode), result),
  ])
  if (!link) return <DeadLink mode={parseMailedAction(parameters.mode)} />
  const { mode, oobCode } = link
  if (mode === 'verifyAndChangeEmail') return <EmailChangePage oobCode={oobCode} formResult={formResult} />
  const isElsewhere = mode === 'verifyEmail' && !(await isOwnAddressCode(oobCode))
  const needsPassword = isElsewhere || mode === 'resetPassword'
  const name = MAILED_ACTIONS[mode].texts
  return (
    <AuthPage
      name={name}
      text={isElsewhere ? texts('verifyEmail.elsewhere') : null}
      hasFields={needsPassword || mode === 'signIn'}
    >
      <CodeForm
        mode={mode}
        oobCode={oobCode}
        email={mode === 'signIn' ? await readEmailLinkAddress() : ''}
        signature={getSingle(parameters.signature)}
        returnUrl={getSingle(parameters.returnUrl)}
        needsPassword={needsPassword}
        formResult={formResult}
        button={texts(`${name}.button`)}
      />
    </AuthPage>
  )
}
