import { presentServices, serviceUrl } from '../services.ts'
import type { Settings } from '../settings.ts'
import { DEMO_CUSTOMER } from './demo-customer.ts'
import type { LakeTokens } from './secrets.ts'
import { formatTable } from './table.ts'

/** The people the local sign-in page offers, and what each may do. */
const PEOPLE = [
  ['Marketer', 'edits and publishes pages, services, menus, translations'],
  ['Merchandiser', 'edits and publishes the shop'],
  ['Administrator', 'may do everything'],
] as const

/** The one table that a start ends with: addresses, who signs in how, and tokens for programs. */
export function announce(settings: Settings, tokens: LakeTokens): string {
  const notes: Record<string, string> = {
    web: `in three languages: /zh /en /ar; a customer: ${DEMO_CUSTOMER.email}, ${DEMO_CUSTOMER.password}`,
    studio: 'Open it and choose a name; there are no passwords on this machine:',
    lake: 'the content API; tokens for your own programs:',
    identity: 'customers’ accounts, emulated: sign up on the site, the mails are in the mailbox',
    payments: 'what was paid and what was told of it; no money moves',
    mail: 'every mail the site sends, to be read; nothing leaves this machine',
  }
  const rows = presentServices(settings)
    .filter(({ name }) => name in notes)
    .sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))
    .flatMap(({ name, title }) => [
      [title, serviceUrl(name, settings), notes[name] ?? ''],
      ...(name === 'studio' ? PEOPLE.map(([person, work]) => ['', '', `  ${person}: ${work}`]) : []),
      ...(name === 'lake'
        ? (['administrator', 'editor', 'viewer'] as const).map((role) => [
            '',
            '',
            `  ${role} ${tokens[role]}`,
          ])
        : []),
    ])
  return `\n${formatTable(rows)}\n\n  Ctrl-C stops everything. State is kept in ${settings.dataDirectory}.\n`
}

const ORDER = ['web', 'studio', 'lake', 'payments', 'mail', 'identity']
