import { useCallback, useEffect, useState } from 'react'
import { useClient, type SanityClient } from 'sanity'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { fetchCatalogue } from './fetch-catalogue.ts'

const API = { apiVersion: '2025-10-01' }

/** The catalogue as it was read last. */
export interface CatalogueReader {
  client: SanityClient
  /** `undefined` until it is there. */
  catalogue: Catalogue | undefined
  hasFailed: boolean
  /** Reads it again, and answers it. */
  read: () => Promise<Catalogue | undefined>
}

/** Reads the whole catalogue, drafts included, when a tool opens and whenever it asks. */
export function useCatalogue(): CatalogueReader {
  const client = useClient(API)
  const [catalogue, setCatalogue] = useState<Catalogue>()
  const [hasFailed, setFailed] = useState(false)

  const read = useCallback(async () => {
    try {
      const raw = client.withConfig({ perspective: 'raw', useCdn: false })
      const fresh = readCatalogue(await fetchCatalogue(raw))
      setCatalogue(fresh)
      setFailed(false)
      return fresh
    } catch {
      setFailed(true)
      return undefined
    }
  }, [client])

  useEffect(() => void read(), [read])
  return { client, catalogue, hasFailed, read }
}
