import { createClient, type SanityClient } from '@sanity/client'
import { LOCAL_DATASET, LOCAL_PROJECT } from '../../../scripts/settings.ts'
import { lakeTokens, lakeUrl } from './addresses.ts'

/** A lake as a program sees it, drafts included. */
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

/** The lake of the product under test; for arranging content and for looking behind the picture. */
export const lakeClient = (role: 'administrator' | 'editor' | 'viewer' = 'editor'): SanityClient =>
  lakeAt(lakeUrl, lakeTokens()[role])
