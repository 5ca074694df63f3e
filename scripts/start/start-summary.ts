import { LOCALE_IDS } from '../../schemas/shared/locales.ts'
import { service, serviceUrl } from '../services.ts'
import type { Settings } from '../settings.ts'
import { DEMO_CUSTOMER } from './demo-customer.ts'
import type { LakeTokens } from './secrets.ts'
import { formatTable } from './table.ts'

/** The users on Studio's local sign-in page and their permissions. */
const USERS = [
  ['Marketer', 'edits and publishes pages, services, menus, translations'],
  ['Merchandiser', 'edits and publishes the shop'],
  ['Administrator', 'may do everything'],
] as const

const ROLES = ['administrator', 'editor', 'viewer'] as const

/** Returns the table printed when everything runs: addresses, sign-in details, and API tokens. */
export function formatStartSummary(settings: Settings, tokens: LakeTokens): string {
  const notes = {
    web: `${LOCALE_IDS.map((id) => `/${id}`).join(' ')}; the demo company’s customer is ${DEMO_CUSTOMER.email}, ${DEMO_CUSTOMER.password}`,
    studio: 'choose a user; there are no passwords on this machine:',
    lake: 'the content API; tokens for your own programs:',
    payments: 'payments and their webhooks; no money moves',
    mail: 'every email the site sends; nothing leaves this machine',
    identity: 'emulated customer accounts: sign up on the site; the emails are in the mailbox',
  }
  const rows = Object.entries(notes).flatMap(([key, text]) => {
    const name = key as keyof typeof notes
    return [
      [service(name).title, serviceUrl(name, settings), text],
      ...(name === 'studio' ? USERS.map(([user, permissions]) => ['', '', `  ${user}: ${permissions}`]) : []),
      ...(name === 'lake' ? ROLES.map((role) => ['', '', `  ${role} ${tokens[role]}`]) : []),
    ]
  })
  return `\n${formatTable(rows)}\n\n  Ctrl-C stops everything. Data is in ${settings.dataDirectory}.\n`
}
