import type { ValidationResult } from './addresses.ts'

/** A menu item as far as keys are concerned. */
export interface KeyedItem {
  key?: string
  children?: readonly KeyedItem[]
}

/** Every key of a menu, depth first. */
function keysOf(items: readonly KeyedItem[]): string[] {
  return items.flatMap((item) => [...(item.key ? [item.key] : []), ...keysOf(item.children ?? [])])
}

/** Checks that no key is used twice anywhere in a menu. */
export function checkMenuKeys(items: readonly KeyedItem[] | undefined): ValidationResult {
  const keys = keysOf(items ?? [])
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  return repeated === undefined
    ? true
    : `Two items have the key “${repeated}”. Give one of them a different key.`
}
