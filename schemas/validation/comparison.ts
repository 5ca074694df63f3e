import { formatCount } from '../preview/count.ts'
import { englishText } from '../preview/localized.ts'
import type { ValidationResult } from './addresses.ts'
import type { Localized } from './localized.ts'

/** The part of a group of rows that is needed to count cells. */
export interface ComparedGroup {
  rows?: { label?: Localized; values?: readonly unknown[] }[]
}

/**
 * Checks that no row has more cells than there are plans. For use as a warning: extra cells are not shown.
 *
 * @param plans number of chosen plans; 0 means all, and passes
 */
export function checkCells(groups: readonly ComparedGroup[], plans: number): ValidationResult {
  if (plans === 0) return true
  const row = groups.flatMap(({ rows }) => rows ?? []).find(({ values }) => (values?.length ?? 0) > plans)
  if (!row) return true
  const name = englishText(row.label) ?? 'A row'
  return `“${name}” has ${row.values?.length} cells for ${formatCount(plans, 'plan')}. Remove the extra cells, or add a plan.`
}
