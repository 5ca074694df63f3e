import type { Path } from 'sanity'
import type { LocatedResult } from './addresses.ts'
import { findRepeated } from './listed-once.ts'

/** A menu item as far as keys are concerned. */
export interface KeyedItem {
  _key: string
  key?: string
  children?: readonly KeyedItem[]
}

/** Returns every key of a menu with its path, depth first. */
function findKeys(items: readonly KeyedItem[], parent: Path = []): { key: string; path: Path }[] {
  return items.flatMap(({ _key, key, children }) => [
    ...(key ? [{ key, path: [...parent, { _key }, 'key'] }] : []),
    ...findKeys(children ?? [], [...parent, { _key }, 'children']),
  ])
}

/** Checks that no key is used twice anywhere in a menu. The error points to the second item. */
export function checkMenuKeys(items: readonly KeyedItem[] = []): LocatedResult {
  const repeated = findRepeated(findKeys(items), ({ key }) => key)
  if (!repeated) return true
  const message = `Two items have the key “${repeated.key}”. Give one of them a different key.`
  return { message, path: repeated.path }
}
