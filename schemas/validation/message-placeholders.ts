import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { parseMessage } from './message-syntax.ts'

/** Placeholders as they appear in a message: `{count}`, `<link>`. */
export type Placeholders = ReadonlySet<string>

export function collectPlaceholders(
  elements: readonly MessageFormatElement[],
  names = new Set<string>(),
): Placeholders {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`)
    if (element.type === TYPE.tag) collectPlaceholders(element.children, names)
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collectPlaceholders(option.value, names)
    }
  }
  return names
}

/** Returns the placeholders of a message; undefined for a missing or invalid one. */
export function parsePlaceholders(message: string | undefined): Placeholders | undefined {
  const read = message ? parseMessage(message) : undefined
  return read && 'elements' in read ? collectPlaceholders(read.elements) : undefined
}

/** Returns whether braces would be visible as text: an extra “}”, or full-width braces. */
export function hasUnmatchedBraces(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.literal) return /[{}｛｝]/.test(element.value)
    if (element.type === TYPE.tag) return hasUnmatchedBraces(element.children)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return false
    return Object.values(element.options).some(({ value }) => hasUnmatchedBraces(value))
  })
}
