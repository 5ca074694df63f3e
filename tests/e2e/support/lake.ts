import type { SanityClient } from '@sanity/client'
import { localClient } from '../../../scripts/seed/client.ts'
import { lakeTokens, settings } from './addresses.ts'

/** Returns a client of the lake under test, to prepare and check content. */
export const lakeClient = (role: 'administrator' | 'editor' | 'viewer' = 'editor'): SanityClient =>
  localClient(settings, lakeTokens()[role])

/** Returns a client that reads published documents only: other specs create drafts and versions meanwhile. */
export const publishedContent = (): SanityClient =>
  lakeClient('viewer').withConfig({ perspective: 'published' })
