import type { ArraySchemaType, ObjectSchemaType, Path, SchemaType } from 'sanity'

/** Objects and lists with an input of their own, which an error may lead to. */
const INPUTS = new Set(['slug', 'reference', 'image', 'file', 'privateFile'])

/** Returns the types along a path, without that of the document. */
export function typesAlong(document: SchemaType, path: Path): SchemaType[] {
  const types: SchemaType[] = []
  let type = document
  for (const part of path) {
    const next: SchemaType | undefined =
      typeof part === 'string'
        ? (type as ObjectSchemaType).fields.find(({ name }) => name === part)?.type
        : itemType(type as ArraySchemaType, (part as { _key?: string })._key)
    if (!next) throw new Error(`There is no field ${JSON.stringify(path)}.`)
    types.push(next)
    type = next
  }
  return types
}

/** Items of invalid drafts have the name of their type as key, with a number if there are several, texts their language. */
const itemType = ({ of }: ArraySchemaType, key = '') =>
  of.find(({ name }) => name === key.replace(/-\d+$/, '')) ?? of[0]

/** Returns whether a type, or one that it is made from, has an input of its own. */
const hasInput = (type: SchemaType | undefined): boolean =>
  type !== undefined && (type.jsonType !== 'object' || INPUTS.has(type.name) || hasInput(type.type))

const isText = (path: Path) =>
  path.at(-1) === 'value' && (path.at(-2) as { _key?: string } | undefined)?._key === 'en'

/** Returns the path of the field that an error is about: a localized field shows the errors of its texts. */
export const fieldPath = (path: Path): Path => (isText(path) ? path.slice(0, -2) : path)

/** Returns whether an error leads to an input that editors can change. */
export function leadsToInput(document: SchemaType, path: Path): boolean {
  const types = typesAlong(document, path)
  return hasInput(types.at(-1)) && types.every(({ readOnly }) => readOnly !== true)
}
