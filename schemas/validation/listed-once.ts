import type { ValidationResult } from './addresses.ts'

/** Returns the first item with the value of an earlier one. Items without a value do not count. */
export const findRepeated = <Item>(
  items: readonly Item[],
  valueOf: (item: Item) => string | undefined,
): Item | undefined =>
  items.find((item, index) => {
    const value = valueOf(item)
    return value && items.findIndex((other) => valueOf(other) === value) < index
  })

const valueOf = (item: unknown): unknown => (item as { _ref?: string } | null)?._ref ?? item

/**
 * Creates a check that a list contains no document, text or number twice. Unlike `unique()`, its error is that of the list, because Studio
 * cannot focus an item that it has just opened.
 */
export const checkListedOnce =
  (message: string) =>
  (items: readonly unknown[] | undefined): ValidationResult => {
    const values = (items ?? []).map(valueOf)
    return new Set(values).size === values.length ? true : message
  }
