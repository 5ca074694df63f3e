import type { ArraySchemaType, ObjectSchemaType, SchemaType } from 'sanity'
import { model } from './model.ts'

type Value = Record<string, unknown>

/** Values without which an optional object counts as absent. */
const CHOICES: Record<string, Value> = { link: { kind: 'url' } }

/** Fields of images that Studio writes. */
const WRITTEN_BY_STUDIO = new Set(['asset', 'media', 'crop', 'hotspot'])

const isLocalized = ({ name }: SchemaType) => name.startsWith('internationalizedArray')

const hasChoices = ({ options }: SchemaType) =>
  (options as { list?: unknown } | undefined)?.list !== undefined

const isItem = (type: SchemaType): type is ObjectSchemaType =>
  type.jsonType === 'object' && !['reference', 'block'].includes(type.name)

/** Returns a value with missing texts, references and dates, and negative numbers. */
function invalidValue(type: SchemaType): unknown {
  if (isLocalized(type)) return [{ _key: 'en', _type: `${type.name}Value`, language: 'en' }]
  if (type.jsonType === 'number') return hasChoices(type) ? undefined : -1
  if (type.jsonType === 'array') return invalidItems(type)
  return isItem(type) && type.name !== 'slug' ? invalidFields(type) : undefined
}

const invalidItems = ({ of }: ArraySchemaType) =>
  of.filter(isItem).map((item) => ({ _key: item.name, _type: item.name, ...invalidFields(item) }))

const invalidFields = ({ name: typeName, fields }: ObjectSchemaType): Value => ({
  ...Object.fromEntries(
    fields
      .filter(({ name }) => !WRITTEN_BY_STUDIO.has(name))
      .map(({ name, type }): [string, unknown] => [name, invalidValue(type)])
      .filter(([, value]) => value !== undefined),
  ),
  ...CHOICES[typeName],
})

/**
 * Returns a draft of a document type in which everything that an editor enters is missing or wrong. Its first localized field is missing,
 * all others have an empty English text.
 */
export function invalidDraft(typeName: string): Value & { _type: string } {
  const type = model.get(typeName) as ObjectSchemaType
  const missing = type.fields.find((field) => isLocalized(field.type))?.name
  const { [missing ?? '']: _, ...fields } = invalidFields(type)
  return { _type: typeName, ...fields }
}

/**
 * Returns a draft of a document type with invalid rich text: links without a target, and an empty callout, code,
 * table and picture.
 */
export function invalidRichTextDraft(typeName: string, field: string): Value & { _type: string } {
  const type = model.get(typeName) as ObjectSchemaType
  const localized = type.fields.find(({ name }) => name === field)?.type as ArraySchemaType
  const item = localized.of[0] as ObjectSchemaType
  const text = item.fields.find(({ name }) => name === 'value')?.type as ArraySchemaType
  const block = text.of.find(({ name }) => name === 'block') as ObjectSchemaType
  const markDefs = invalidItems(block.fields.find(({ name }) => name === 'markDefs')?.type as ArraySchemaType)
  const paragraph = {
    _key: 'block',
    _type: 'block',
    style: 'normal',
    markDefs,
    children: markDefs.map(({ _key }) => ({ _key, _type: 'span', text: `${_key} `, marks: [_key] })),
  }
  const value = [paragraph, ...invalidItems(text)]
  return { _type: typeName, [field]: [{ _key: 'en', _type: item.name, language: 'en', value }] }
}
