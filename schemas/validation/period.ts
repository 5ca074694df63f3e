import type { ValidationContext } from 'sanity'
import type { ValidationResult } from './addresses.ts'

/** Checks that a period ends after it begins. With both at the same moment it would never apply. */
export function checkPeriod(
  from: string | null | undefined,
  until: string | null | undefined,
  fromTitle: string,
): ValidationResult {
  if (!from || !until || Date.parse(until) > Date.parse(from)) return true
  return `Choose a time after “${fromTitle}”, or clear one of them.`
}

/** Creates the check of a field with the end of a period, which begins in the field `from` beside it. */
export const checkEndsAfter =
  (from: string, fromTitle: string) =>
  (until: string | undefined, { parent }: Pick<ValidationContext, 'parent'>): ValidationResult =>
    checkPeriod((parent as Record<string, string | undefined> | undefined)?.[from], until, fromTitle)
