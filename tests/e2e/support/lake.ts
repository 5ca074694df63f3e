import { createClient, type SanityClient } from '@sanity/client'
import { LOCAL_DATASET, LOCAL_PROJECT } from '../../../scripts/settings.ts'
import { lakeTokens, lakeUrl } from './addresses.ts'

/** The lake as a program sees it, drafts included; for arranging content and for looking behind the picture. */
export function lakeClient(role: 'administrator' | 'editor' | 'viewer' = 'editor'): SanityClient {
  return createClient({
    projectId: LOCAL_PROJECT,
    dataset: LOCAL_DATASET,
    apiVersion: '2025-10-01',
    apiHost: lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: lakeTokens()[role],
  })
}
