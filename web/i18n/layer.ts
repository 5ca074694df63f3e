import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Texts by key, nested as deep as their keys have dots. */
export interface TextTree {
  [key: string]: string | TextTree
}

/** A text that an editor has written for a key such as `faults` or `hints.phone`. */
export interface EditedText {
  key: string
  text: string
}

/** The names a message expects: its arguments and its tags. Null for a text that is not an ICU message. */
export function messageArguments(message: string): Set<string> | null {
  try {
    return collect(parse(message))
  } catch {
    return null
  }
}

function collect(elements: readonly MessageFormatElement[], names = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.value)
    if (element.type === TYPE.tag) collect(element.children, names)
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) collect(value, names)
    }
  }
  return names
}

/**
 * Lays editors' texts over those the site was built with. A text that could not be shown (unreadable, or asking for
 * values the site does not give) leaves the built one in place; so does one for a key the site does not know.
 */
export function layerTexts(built: TextTree, edited: readonly EditedText[]): TextTree {
  const layered = structuredClone(built)
  for (const { key, text } of edited) {
    const path = key.split('.')
    const name = path.pop()
    const parent = path.reduce<TextTree | string | undefined>(
      (tree, step) => (isTree(tree) && Object.hasOwn(tree, step) ? tree[step] : undefined),
      layered,
    )
    if (name === undefined || !isTree(parent) || !Object.hasOwn(parent, name)) continue
    const current = parent[name]
    if (typeof current === 'string' && canReplace(current, text)) parent[name] = text
  }
  return layered
}

const isTree = (value: TextTree | string | undefined): value is TextTree => typeof value === 'object'

function canReplace(current: string, text: string): boolean {
  const given = messageArguments(current)
  const asked = messageArguments(text)
  return text.trim() !== '' && given !== null && asked !== null && [...asked].every((name) => given.has(name))
}
