import type { ValidationResult } from './addresses.ts'

const valueOf = (item: unknown): unknown => (item as { _ref?: string } | null)?._ref ?? item

/**
 * Creates a check that no document, word or number is in a list twice. Unlike `unique()`, its error is that of the list: Studio focuses no
 * item that it has just opened.
 */
export const checkListedOnce =
  (message: string) =>
  (items: readonly unknown[] | undefined): ValidationResult => {
    const values = (items ?? []).map(valueOf)
    return new Set(values).size === values.length ? true : message
  }
