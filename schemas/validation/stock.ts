import { getPublishedId, type ValidationContext } from 'sanity'
import { inventoryId } from '../shared/stock.ts'
import type { ValidationResult } from './addresses.ts'

const API_VERSION = '2025-10-01'

/** Checks that a product has tracked stock or never runs out. Queries the lake. */
export async function checkStockTracking(
  neverRunsOut: boolean | undefined,
  { document, getClient }: ValidationContext,
): Promise<ValidationResult> {
  if (neverRunsOut) return true
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  const id = inventoryId(getPublishedId(document?._id ?? ''))
  const counts = await client.fetch<number>('count(*[_id == $id])', { id })
  return counts > 0 ? true : 'Enter how many you have, or turn on “Never runs out”.'
}
