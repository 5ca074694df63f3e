import { useCallback, useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { type ActiveLink, createLink, fetchActiveLinks, revokeLink } from './preview-links.ts'

const API = { apiVersion: '2025-10-01' }
const HOUR_MS = 3_600_000

/** The preview links and the actions on them. */
interface PreviewLinks {
  /** Active links; undefined while loading. */
  links: ActiveLink[] | undefined
  /** URL of the last created link. */
  url: string | undefined
  /** Message of the last failed action. */
  error: string | undefined
  create: (path: string, perspective: string, hours: number) => void
  revoke: (id: string) => void
}

/**
 * Loads, creates and revokes the links of all users.
 *
 * @param origin of the site
 */
export function usePreviewLinks(origin: string): PreviewLinks {
  const client = useClient(API)
  const madeBy = useCurrentUser()?.name ?? 'Unknown user'
  const [links, setLinks] = useState<ActiveLink[]>()
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<string>()

  const reload = useCallback(
    () =>
      fetchActiveLinks(client).then(setLinks, () =>
        setError('Couldn’t load the links. Close this dialog and try again.'),
      ),
    [client],
  )
  useEffect(() => void reload(), [reload])

  const runAndReload = (action: Promise<unknown>, failureMessage: string) => {
    setError(undefined)
    void action.then(reload, () => setError(failureMessage))
  }
  return {
    links,
    url,
    error,
    create: (path, perspective, hours) => {
      const endsAt = new Date(Date.now() + hours * HOUR_MS).toISOString()
      const created = createLink(client, origin, { path, perspective, endsAt, madeBy }).then(setUrl)
      runAndReload(created, 'Couldn’t create the link. Your role may not allow it.')
    },
    revoke: (id) =>
      runAndReload(revokeLink(client, id), 'Couldn’t revoke the link. Your role may not allow it.'),
  }
}
