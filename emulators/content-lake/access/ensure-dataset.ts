import { type AclMode, addDataset, findDataset } from '../storage/datasets.ts'
import type { DatasetName, Lake } from '../types.ts'

/** Creates a dataset unless it exists, once nothing of a deleted one of that name is left. */
export async function ensureDataset(
  lake: Lake,
  { projectId, dataset: name }: DatasetName,
  { aclMode, createdBy }: { aclMode: AclMode; createdBy: string },
): Promise<void> {
  if (findDataset(lake.database, projectId, name)) return
  const createdAt = new Date().toISOString()
  await lake.removals.finish({ projectId, dataset: name })
  await lake.writes.run(() => {
    if (!findDataset(lake.database, projectId, name))
      addDataset(lake.database, { projectId, name, aclMode, createdAt, createdBy })
  })
}
