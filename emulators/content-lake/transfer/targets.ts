import type { Readable } from 'node:stream'
import { storeAsset } from '../assets/store-asset.ts'
import type { DatasetName, Lake, LakeDocument, Principal } from '../types.ts'

/** What an import writes to. */
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
export function lakeTarget(lake: Lake, to: DatasetName & { principal: Principal }): ImportTarget {
  return {
    async mutate(mutations) {
      const { results } = await lake.mutate({
        ...to,
        mutations,
        keepTimestamps: true,
        autoGenerateArrayKeys: true,
      })
      return new Set(results.filter(({ operation }) => operation !== 'none').map(({ id }) => id))
    },
    uploadAsset: (kind, body, filename): Promise<LakeDocument> =>
      storeAsset(lake, { ...to, kind, body, filename }),
  }
}
