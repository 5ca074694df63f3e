import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { serviceUrl } from '../services.ts'
import { LOCAL_DATASET, LOCAL_PROJECT, type Settings } from '../settings.ts'

/** Creates a client of a lake on this machine that reads drafts and writes what its token allows. */
export const lakeClientAt = (apiHost: string, token: string | undefined): SanityClient =>
  createClient({
    projectId: LOCAL_PROJECT,
    dataset: LOCAL_DATASET,
    apiVersion: API_VERSION,
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token,
  })

/** Creates a client of the product's lake. */
export const localClient = (settings: Settings, token: string): SanityClient =>
  lakeClientAt(serviceUrl('lake', settings), token)

/** Creates a client of a project hosted by Sanity. */
export const hostedClient = (projectId: string, dataset: string, token: string): SanityClient =>
  createClient({ projectId, dataset, apiVersion: API_VERSION, useCdn: false, perspective: 'raw', token })
