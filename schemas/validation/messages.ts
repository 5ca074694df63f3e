import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { PlainVerdict } from './addresses.ts'

/** The names a message expects: `{count}` as “count”, `<link>…</link>` as “<link>”. */
function namesIn(elements: readonly MessageFormatElement[], names = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`)
    if (element.type === TYPE.tag) namesIn(element.children, names)
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) namesIn(option.value, names)
    }
  }
  return names
}

/** Parses a message; an unreadable one is `undefined`. */
function namesOf(message: string): Set<string> | undefined {
  try {
    return namesIn(parse(message))
  } catch {
    return undefined
  }
}

/** Checks that a text is a readable ICU message. An empty value passes. */
export function checkMessage(message: string | undefined): PlainVerdict {
  if (!message || namesOf(message)) return true
  return 'The braces do not match: each “{” needs its “}”, and each {…, plural, …} needs an “other {…}” part.'
}

/**
 * Checks that a translation uses the same placeholders as the English text, no more and no fewer.
 * Empty or unreadable texts pass: they have messages of their own.
 */
export function checkPlaceholders(message: string | undefined, english: string | undefined): PlainVerdict {
  const own = message ? namesOf(message) : undefined
  const expected = english ? namesOf(english) : undefined
  if (!own || !expected) return true
  const lacking = [...expected.difference(own)]
  if (lacking.length > 0) return `Add ${lacking.join(' and ')}: the English text has it.`
  const unknown = [...own.difference(expected)]
  if (unknown.length > 0) return `Remove ${unknown.join(' and ')}: the English text does not have it.`
  return true
}

/**
 * Checks that the keys of a namespace differ and can be nested: “save” beside “save.title” cannot.
 *
 * @returns `true` or a message naming the first key that is in the way
 */
export function checkKeys(keys: readonly string[]): PlainVerdict {
  const seen = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) return `The key “${key}” appears twice: remove one of the two entries.`
    seen.add(key)
  }
  const parent = keys.find((key) => keys.some((other) => other.startsWith(`${key}.`)))
  return parent === undefined
    ? true
    : `The key “${parent}” is also the beginning of another key: rename one of them.`
}
