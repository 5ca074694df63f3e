import type { SanityClient } from '@sanity/client'
import { DOCTOR_RECORD, type Finding } from '../../schemas/shared/operation-records.ts'
import { openDataset } from '../backup/open-dataset.ts'
import { readSettings } from '../settings.ts'
import { isReachable } from '../start/health.ts'
import { lakeHealthUrl } from '../start/lake.ts'

/** Stores the findings where the home of administrators in Studio reads them. */
export async function storeReport(client: SanityClient, findings: readonly Finding[]): Promise<void> {
  await client.createOrReplace({
    ...DOCTOR_RECORD,
    at: new Date().toISOString(),
    findings: findings.map((finding, index) => ({ _key: String(index), ...finding })),
  })
}

/** Shows the findings in Studio. Resolves to whether it could: a local lake is not started for them. */
export async function showInStudio(findings: readonly Finding[], isHosted: boolean): Promise<boolean> {
  if (!isHosted && !(await isReachable(lakeHealthUrl(readSettings())))) return false
  try {
    const { client } = await openDataset(isHosted)
    await storeReport(client, findings)
    return true
  } catch {
    return false
  }
}
