/** The target of an import: an open lake, or any dataset, local or hosted, through `@sanity/client`. */

import type { Readable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import { storeAsset } from '../assets/store-asset.ts'
import type { Lake, LakeDocument, Principal } from '../types.ts'

export interface ImportTarget {
  /** Runs one transaction; returns the ids it created or replaced. */
  mutate(mutations: unknown[]): Promise<Set<string>>
  uploadAsset(
    kind: 'image' | 'file',
    body: Readable,
    filename: string,
  ): Promise<Record<string, unknown> & { _id: string }>
}

/** Writes to an open lake and keeps timestamps. */
export function lakeTarget(
  lake: Lake,
  to: { projectId: string; dataset: string; principal: Principal },
): ImportTarget {
  return {
    async mutate(mutations) {
      const { results } = await lake.mutate({
        ...to,
        mutations,
        keepTimestamps: true,
        autoGenerateArrayKeys: true,
      })
      return changedIds(results)
    },
    uploadAsset: (kind, body, filename): Promise<LakeDocument> =>
      storeAsset(lake, { ...to, kind, body, filename }),
  }
}

/** Writes through a client with its token's rights. */
export function clientTarget(client: SanityClient): ImportTarget {
  return {
    async mutate(mutations) {
      const { results } = await client.mutate(mutations as Parameters<typeof client.mutate>[0], {
        returnDocuments: false,
        autoGenerateArrayKeys: true,
        visibility: 'async',
      })
      return changedIds(results)
    },
    uploadAsset: (kind, body, filename) => client.assets.upload(kind, body, { filename }),
  }
}

function changedIds(results: readonly { id: string; operation: string }[]): Set<string> {
  return new Set(results.filter(({ operation }) => operation !== 'none').map(({ id }) => id))
}
