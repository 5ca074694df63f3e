/** Looks up asset documents for serving and deleting files. */

import { readDocument } from '../storage/documents.ts'
import { row, rows } from '../storage/statements.ts'
import type { Lake, LakeDocument } from '../types.ts'
import { assetId, type AssetName } from './names.ts'

/** Returns the document of an asset; undefined when it was not uploaded to this dataset. */
export function findAsset(
  lake: Lake,
  projectId: string,
  dataset: string,
  name: AssetName,
): LakeDocument | undefined {
  return readDocument(lake.database, { projectId, dataset }, assetId(name)) ?? undefined
}

/** Returns whether any dataset has an asset with these bytes. */
export function isUsed(lake: Lake, sha1: string): boolean {
  return rows<{ project_id: string; name: string }>(
    lake.database,
    'SELECT project_id, name FROM datasets',
  ).some(({ project_id, name }) =>
    ['image', 'file'].some((kind) => {
      const first = `${kind}-${sha1}-`
      const sql =
        'SELECT 1 FROM documents WHERE project_id = ? AND dataset = ? AND id >= ? AND id < ? LIMIT 1'
      // `.` is the character after `-`, so this is the range of ids that begin with the hash.
      return row(lake.database, sql, project_id, name, first, `${kind}-${sha1}.`) !== undefined
    }),
  )
}
