import { useCallback, useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { buildCatalog, type Catalog } from './catalog.ts'
import { fetchCatalog } from './fetch-catalog.ts'

const API = { apiVersion: '2025-10-01' }

/** The catalog as last loaded. */
interface CatalogLoader {
  client: SanityClient
  /** undefined while loading. */
  catalog: Catalog | undefined
  hasFailed: boolean
  /** Loads the catalog again and resolves to it. */
  reload: () => Promise<Catalog | undefined>
}

type LoadedCatalog = Pick<CatalogLoader, 'catalog' | 'hasFailed'>

/** Returns the loaded catalog, or undefined if loading fails. */
async function loadCatalog(client: SanityClient): Promise<Catalog | undefined> {
  try {
    return buildCatalog(await fetchCatalog(client.withConfig({ perspective: 'raw', useCdn: false })))
  } catch {
    return undefined
  }
}

/** Replaces the catalog, or keeps the last one if loading failed. */
const storeCatalog =
  (loaded: Catalog | undefined) =>
  ({ catalog }: LoadedCatalog): LoadedCatalog => ({ catalog: loaded ?? catalog, hasFailed: !loaded })

/** Loads the whole catalog, drafts included. */
export function useCatalog(): CatalogLoader {
  const client = useClient(API)
  const [state, setState] = useState<LoadedCatalog>({ catalog: undefined, hasFailed: false })

  useEffect(() => {
    let isCurrent = true
    void loadCatalog(client).then((loaded) => {
      if (isCurrent) setState(storeCatalog(loaded))
    })
    return () => {
      isCurrent = false
    }
  }, [client])

  const reload = useCallback(async () => {
    const loaded = await loadCatalog(client)
    setState(storeCatalog(loaded))
    return loaded
  }, [client])
  return { client, ...state, reload }
}
