import type { LocatedResult } from './addresses.ts'
import type { Issue } from './translation-texts.ts'

function findKeyConflicts(keys: readonly string[]): { repeated: Set<string>; prefixes: Set<string> } {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const prefixes = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) repeated.add(key)
    seen.add(key)
    for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) prefixes.add(key.slice(0, dot))
  }
  return { repeated, prefixes }
}

/**
 * Finds repeated keys, keys that cannot be nested (“save” beside “save.title”), and keys that the site does not use.
 *
 * @param known keys that the site uses; without them every key may be right
 * @returns issues by key
 */
export function findKeyIssues(keys: readonly string[], known?: ReadonlySet<string>): Map<string, Issue> {
  const { repeated, prefixes } = findKeyConflicts(keys)
  const issues = new Map<string, Issue>()
  for (const key of keys) {
    if (repeated.has(key)) {
      const message = `The key “${key}” appears twice. Remove one of the entries.`
      issues.set(key, { level: 'error', kind: 'mistake', message })
    } else if (prefixes.has(key)) {
      const message = `The key “${key}” is also the start of another key. Rename one of them.`
      issues.set(key, { level: 'error', kind: 'mistake', message })
    } else if (key && known && !known.has(key)) {
      const message = `The site doesn’t use “${key}”. Fix the key, or remove the text.`
      issues.set(key, { level: 'warning', kind: 'mistake', message })
    }
  }
  return issues
}

interface KeyedEntry {
  _key: string
  key?: string
}

/**
 * Checks that the keys of a group differ and can be nested. The error points to the first entry with an invalid key, of repeated ones
 * to the second.
 */
export function checkKeys(entries: readonly KeyedEntry[] = []): LocatedResult {
  const issues = findKeyIssues(entries.flatMap(({ key }) => key ?? []))
  const [first] = issues
  if (!first) return true
  const [key, { message }] = first
  const repeated = entries.filter((entry) => entry.key === key)
  return { message, path: [{ _key: (repeated[1] ?? repeated[0])?._key ?? '' }, 'key'] }
}
