import type { PlainVerdict } from './addresses.ts'
import type { Finding } from './translation-texts.ts'

/** Keys that a group may not have twice, and those that stand in the way of others. */
function keysInTheWay(keys: readonly string[]): { twice: Set<string>; beginnings: Set<string> } {
  const seen = new Set<string>()
  const twice = new Set<string>()
  const beginnings = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) twice.add(key)
    seen.add(key)
    for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1))
      beginnings.add(key.slice(0, dot))
  }
  return { twice, beginnings }
}

/**
 * What is to be said of each key of a group: that it is there twice, is the beginning of another (“save” beside
 * “save.title” cannot be nested), or that nothing asks for it. Missing keys are passed over.
 *
 * @param known the keys that the site asks for in this group; without them every key may be right
 * @returns findings by key
 */
export function keyFindings(keys: readonly string[], known?: ReadonlySet<string>): Map<string, Finding> {
  const { twice, beginnings } = keysInTheWay(keys)
  const findings = new Map<string, Finding>()
  for (const key of keys) {
    if (twice.has(key)) {
      const message = `The key “${key}” appears twice: remove one of the two entries.`
      findings.set(key, { level: 'error', kind: 'mistake', message })
    } else if (beginnings.has(key)) {
      const message = `The key “${key}” is also the beginning of another key: rename one of them.`
      findings.set(key, { level: 'error', kind: 'mistake', message })
    } else if (key && known && !known.has(key)) {
      const message = `The site never asks for “${key}”: mend the key, or remove the text.`
      findings.set(key, { level: 'warning', kind: 'mistake', message })
    }
  }
  return findings
}

/**
 * Checks that the keys of a group differ and can be nested.
 *
 * @returns `true` or a message naming the first key that is in the way
 */
export function checkKeys(keys: readonly string[]): PlainVerdict {
  return [...keyFindings(keys).values()][0]?.message ?? true
}
