/** Asset documents as the serving and the cleaning of files need them. */

import { readDocument } from '../storage/documents.ts'
import { row, rows } from '../storage/statements.ts'
import type { Lake, LakeDocument } from '../types.ts'
import { assetId, type AssetName } from './names.ts'

/** The document of an asset; undefined unless it was uploaded to just that dataset. */
export function findAsset(
  lake: Lake,
  projectId: string,
  dataset: string,
  name: AssetName,
): LakeDocument | undefined {
  return readDocument(lake.database, { projectId, dataset }, assetId(name)) ?? undefined
}

/** Whether any dataset still has an asset of these bytes. */
export function isUsed(lake: Lake, sha1: string): boolean {
  return rows<{ project_id: string; name: string }>(
    lake.database,
    'SELECT project_id, name FROM datasets',
  ).some(({ project_id, name }) =>
    ['image', 'file'].some((kind) => {
      const first = `${kind}-${sha1}-`
      const sql =
        'SELECT 1 FROM documents WHERE project_id = ? AND dataset = ? AND id >= ? AND id < ? LIMIT 1'
      // `.` is the character after `-`: the range of ids that begin with this hash.
      return row(lake.database, sql, project_id, name, first, `${kind}-${sha1}.`) !== undefined
    }),
  )
}
