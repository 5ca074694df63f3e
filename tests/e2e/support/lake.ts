import { createClient, type SanityClient } from '@sanity/client'
import { LOCAL_DATASET, LOCAL_PROJECT } from '../../../scripts/settings.ts'
import { lakeTokens, lakeUrl } from './addresses.ts'

/** Creates a client of a lake that reads drafts. */
export const lakeAt = (apiHost: string, token: string | undefined): SanityClient =>
  createClient({
    projectId: LOCAL_PROJECT,
    dataset: LOCAL_DATASET,
    apiVersion: '2025-10-01',
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token,
  })

/** Returns a client of the lake under test, to prepare and check content. */
export const lakeClient = (role: 'administrator' | 'editor' | 'viewer' = 'editor'): SanityClient =>
  lakeAt(lakeUrl, lakeTokens()[role])

/** Returns a client that reads published documents only: other specs create drafts and versions meanwhile. */
export const publishedContent = (): SanityClient =>
  lakeClient('viewer').withConfig({ perspective: 'published' })
