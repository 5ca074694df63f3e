import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readMessage } from './message-syntax.ts'

/** Names of values and marks, as people see them: `{count}`, `<link>`. */
export type Names = ReadonlySet<string>

/** The names in a message: `{count}` as “{count}”, `<link>…</link>` as “<link>”. */
export function namesIn(elements: readonly MessageFormatElement[], names = new Set<string>()): Names {
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

/** The names of a text; `undefined` for one that is missing or cannot be read. */
export function namesOf(message: string | undefined): Names | undefined {
  const read = message ? readMessage(message) : undefined
  return read && 'elements' in read ? namesIn(read.elements) : undefined
}

/** Whether braces stand among the words, where visitors would see them: a “}” too many, or braces of Chinese width. */
export function hasStrayBraces(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.literal) return /[{}｛｝]/.test(element.value)
    if (element.type === TYPE.tag) return hasStrayBraces(element.children)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return false
    return Object.values(element.options).some(({ value }) => hasStrayBraces(value))
  })
}
