import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { TextTree } from '#schemas/shared/interface-texts.ts'

/** An editor's text for a key such as `correctFields` or `hints.phone`. */
interface EditedText {
  key: string
  text: string
}

/** Returns the names of a message's arguments and tags; null for an invalid ICU message. */
export function messageArguments(message: string): Set<string> | null {
  try {
    return collectArguments(parse(message))
  } catch {
    return null
  }
}

function collectArguments(elements: readonly MessageFormatElement[], names = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.value)
    if (element.type === TYPE.tag) collectArguments(element.children, names)
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) collectArguments(value, names)
    }
  }
  return names
}

/** Replaces the default texts by those of editors. Texts that are invalid, use unknown arguments or have an unknown key are ignored. */
export function applyEditedTexts(defaults: TextTree, editedTexts: readonly EditedText[]): TextTree {
  const edited = new Map(editedTexts.map(({ key, text }) => [key, text]))
  const apply = (tree: TextTree, path: string): TextTree =>
    Object.fromEntries(
      Object.entries(tree).map(([name, current]): [string, string | TextTree] => {
        const key = path + name
        if (typeof current !== 'string') return [name, apply(current, `${key}.`)]
        const text = edited.get(key)
        return [name, text !== undefined && canReplace(current, text) ? text : current]
      }),
    )
  return apply(defaults, '')
}

function canReplace(current: string, text: string): boolean {
  const provided = messageArguments(current)
  const used = messageArguments(text)
  return (
    text.trim() !== '' && provided !== null && used !== null && [...used].every((name) => provided.has(name))
  )
}
