import { getPublishedId, type ValidationContext } from 'sanity'
import { inventoryId } from '../shared/stock.ts'
import type { ValidationResult } from './addresses.ts'
import { fetchForRule } from './unique.ts'
import type { ProductVariants } from './variants.ts'

/** Checks that a product, or each of its variants, has tracked stock or never runs out. Queries the lake. */
export async function checkStockTracking(
  neverRunsOut: boolean | undefined,
  context: ValidationContext,
): Promise<ValidationResult> {
  if (neverRunsOut) return true
  const { document } = context
  const id = getPublishedId(document?._id ?? '')
  const variants = (document as ProductVariants | undefined)?.variants ?? []
  const ids = variants.length > 0 ? variants.map(({ _key }) => inventoryId(id, _key)) : [inventoryId(id)]
  const counts = await fetchForRule<number>(context, 'count(*[_id in $ids])', { ids })
  if (counts === ids.length) return true
  return variants.length > 0
    ? 'Enter how many you have of each variant, or turn on “Never runs out”.'
    : 'Enter how many you have, or turn on “Never runs out”.'
}
