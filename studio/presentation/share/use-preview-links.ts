import { useCallback, useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { holdingLinks, makeLink, withdrawLink, type HoldingLink } from './preview-links.ts'

const API = { apiVersion: '2025-10-01' }
const HOUR_MS = 3_600_000

/** Links to drafts, and what is done with them. */
export interface PreviewLinks {
  /** Those that hold; undefined until they have been read. */
  links: HoldingLink[] | undefined
  /** The address that was made last; it is shown once. */
  address: string | undefined
  /** Why the last step failed, for the person who took it. */
  fault: string | undefined
  make: (path: string, perspective: string, hours: number) => void
  withdraw: (id: string) => void
}

/** The links of everybody who works here. `origin` is that of the site. */
export function usePreviewLinks(origin: string): PreviewLinks {
  const client = useClient(API)
  const madeBy = useCurrentUser()?.name ?? 'Somebody'
  const [links, setLinks] = useState<HoldingLink[]>()
  const [address, setAddress] = useState<string>()
  const [fault, setFault] = useState<string>()

  const read = useCallback(
    () =>
      holdingLinks(client).then(setLinks, () =>
        setFault('The links could not be read. Close this and try again.'),
      ),
    [client],
  )
  useEffect(() => void read(), [read])

  const then = (work: Promise<unknown>, failed: string) => {
    setFault(undefined)
    void work.then(read, () => setFault(failed))
  }
  return {
    links,
    address,
    fault,
    make: (path, perspective, hours) => {
      const endsAt = new Date(Date.now() + hours * HOUR_MS).toISOString()
      const made = makeLink(client, origin, { path, perspective, endsAt, madeBy }).then(setAddress)
      then(made, 'The link could not be made: your role may not allow it.')
    },
    withdraw: (id) =>
      then(withdrawLink(client, id), 'The link could not be withdrawn: your role may not allow it.'),
  }
}
