import { formatCount } from '../preview/count.ts'
import { englishText } from '../preview/localized.ts'
import type { ValidationResult } from './addresses.ts'
import type { Localized } from './localized.ts'

/** Rows of a comparison, as far as counting their cells goes. */
export interface ComparedGroup {
  rows?: { label?: Localized; values?: readonly unknown[] }[]
}

/**
 * Checks that no row has more cells than there are plans. For use as a warning: what is too much is not shown.
 *
 * @param plans how many plans were chosen; 0 means all, and is not counted against
 */
export function checkCells(groups: readonly ComparedGroup[], plans: number): ValidationResult {
  if (plans === 0) return true
  const row = groups.flatMap(({ rows }) => rows ?? []).find(({ values }) => (values?.length ?? 0) > plans)
  if (!row) return true
  const name = englishText(row.label) ?? 'A row'
  return `“${name}” has ${row.values?.length} cells for ${formatCount(plans, 'plan')}. Remove the extra cells, or add a plan.`
}
