import { defineQuery } from 'groq'
import type { SanityClient } from 'sanity'
import { formatCount } from '#schemas/preview/count.ts'
import type { OrderHealthQueryResult } from '#studio/types.generated.ts'

/** Where the content lake announces changes, and whether the last attempt failed. */
export interface Delivery {
  url: string
  lastError?: string | null
  isDisabled?: boolean
}

export interface HealthLine {
  id: string
  isHealthy: boolean
  text: string
}

/** Orders unpaid for more than a day, and orders whose email failed. Perspective: raw. */
export const orderHealthQuery = defineQuery(`{
  "unpaid": count(*[_type == "order" && state == "pending" && isWaiting != true && placedAt < $dayAgo]),
  "unsentEmails": count(*[_type == "order" && (mail.state == "refused" || count(mails[state == "refused"]) > 0)])
}`)

/** Fetches the deliveries: announcements of a local lake to the site, and webhooks. */
export async function fetchDeliveries(client: SanityClient): Promise<Delivery[]> {
  const { projectId = '', dataset = '' } = client.config()
  const local = `/projects/${projectId}/datasets/${dataset}/sync-tag-targets`
  const lists = await Promise.all([
    // Hosted projects announce changes by a function, which has no such address.
    client.request<Delivery[]>({ url: local }).catch(() => []),
    client.request<Delivery[]>({ url: `/hooks/projects/${projectId}` }).catch(() => []),
  ])
  return lists.flat()
}

/** Returns whether a server answers; its answer itself cannot be read from another origin. */
export const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Age from which a backup needs attention. */
const BACKUP_DAYS = 7
const DAY_MS = 86_400_000

/** Describes the age of the last backup. One made after `now` was read counts as new. */
export function describeBackup(at: string | null, now: number): HealthLine {
  const line = { id: 'backup', isHealthy: false }
  if (!at) return { ...line, text: 'No backup was made yet. Run “npm run backup” every night.' }
  const days = Math.max(0, Math.floor((now - Date.parse(at)) / DAY_MS))
  const text = `The last backup is ${days === 0 ? 'less than a day' : formatCount(days, 'day')} old.`
  if (days < BACKUP_DAYS) return { ...line, isHealthy: true, text }
  return { ...line, text: `${text} Check that it runs every night.` }
}

/** Describes the health of the product, problems first. */
export function describeHealth(
  isSiteUp: boolean,
  deliveries: readonly Delivery[],
  { unpaid, unsentEmails }: OrderHealthQueryResult,
  backup: HealthLine,
): HealthLine[] {
  const active = deliveries.filter(({ isDisabled }) => !isDisabled)
  const lines: HealthLine[] = [
    {
      id: 'site',
      isHealthy: isSiteUp,
      text: isSiteUp ? 'The site is up.' : 'The site isn’t responding.',
    },
    ...active.map(({ url, lastError }) => ({
      id: url,
      isHealthy: !lastError,
      text: lastError
        ? `The last delivery to ${hostOf(url)} failed: ${lastError}`
        : `Deliveries to ${hostOf(url)} work.`,
    })),
    {
      id: 'payments',
      isHealthy: unpaid === 0,
      text:
        unpaid === 0
          ? 'No order is waiting too long for its payment.'
          : `${formatCount(unpaid, 'order has', 'orders have')} been unpaid for over a day. Check that the reconciliation runs.`,
    },
    {
      id: 'emails',
      isHealthy: unsentEmails === 0,
      text:
        unsentEmails === 0
          ? 'All order emails were sent.'
          : `Emails of ${formatCount(unsentEmails, 'order')} couldn’t be sent. Resend them from the order.`,
    },
    backup,
  ]
  return lines.sort((one, other) => Number(one.isHealthy) - Number(other.isHealthy))
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? url
