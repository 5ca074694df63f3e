import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useLiveQuery } from '../../components/use-live-query.ts'
import {
  ACTIVE_LINKS_LISTENED,
  ACTIVE_LINKS_QUERY,
  type ActiveLink,
  createLink,
  revokeLink,
} from './preview-links.ts'

const HOUR_MS = 3_600_000
const UNREADABLE = 'Couldn’t load the links. Close this dialog and try again.'

/**
 * Follows, creates and revokes the links of all users.
 *
 * @param origin of the site
 */
export function usePreviewLinks(origin: string) {
  const client = useClient({ apiVersion: '2025-10-01' })
  const madeBy = useCurrentUser()?.name ?? 'Unknown user'
  const { data: links, hasFailed } = useLiveQuery<string, ActiveLink[]>(
    ACTIVE_LINKS_QUERY,
    ACTIVE_LINKS_LISTENED,
  )
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<string>()
  const run = (action: Promise<unknown>, failure: string) => {
    setError(undefined)
    action.catch(() => setError(failure))
  }
  return {
    /** Active links; undefined while loading. */
    links,
    /** URL of the last created link. */
    url,
    /** Message of the last failed action. */
    error: error ?? (hasFailed ? UNREADABLE : undefined),
    create: (path: string, perspective: string, hours: number) => {
      const endsAt = new Date(Date.now() + hours * HOUR_MS).toISOString()
      const created = createLink(client, origin, { path, perspective, endsAt, madeBy }).then(setUrl)
      run(created, 'Couldn’t create the link. Your role may not allow it.')
    },
    revoke: (id: string) =>
      run(revokeLink(client, id), 'Couldn’t revoke the link. Your role may not allow it.'),
  }
}
