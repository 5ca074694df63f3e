import type { SchemaTypeDefinition } from 'sanity'
import { LOCALES } from '#schemas/shared/locales.ts'

type Selection = Record<string, unknown>

interface PreviewedType {
  fields?: readonly { name: string; type: string }[]
  preview?: {
    select?: Record<string, string>
    prepare?: (selection: Selection, options?: unknown) => unknown
  }
}

const ENTRIES = LOCALES.map((_, index) => ({
  index,
  value: `nameValue${index}`,
  language: `nameLanguage${index}`,
}))

const isLocalized = ({ type }: { type: string }) => /^internationalizedArray(String|Text)$/.test(type)

/** Paths of the entries of a localized field. Studio cannot select a field and a part of it. */
const selectEntries = (field: string) =>
  Object.fromEntries(
    ENTRIES.flatMap(({ index, value, language }) => [
      [value, `${field}.${index}.value`],
      [language, `${field}.${index}.language`],
    ]),
  )

/** Returns the localized field of a selection of its entries. */
const joinEntries = (selection: Selection) =>
  ENTRIES.map(({ value, language }) => ({ language: selection[language], value: selection[value] })).filter(
    ({ language }) => language,
  )

/**
 * Returns a type whose name weighs most in Studio's search. Studio gives that weight to the text selected as `title` in a preview, and a
 * localized field is an array of texts. The preview itself stays as it is.
 */
export function weightTitle<Type extends SchemaTypeDefinition>(type: Type): Type {
  const { fields = [], preview } = type as PreviewedType
  const { select = {}, prepare } = preview ?? {}
  const found = Object.entries(select).find(([, path]) =>
    fields.some((field) => field.name === path && isLocalized(field)),
  )
  if (!found || !prepare || (select.title && found[0] !== 'title')) return type
  const [key, name] = found
  const { [key]: _, ...others } = select
  return {
    ...type,
    preview: {
      ...preview,
      select: { ...others, ...selectEntries(name), title: `${name}.0.value` },
      prepare: ({ title: _, ...selection }: Selection, options?: unknown) =>
        prepare({ ...selection, [key]: joinEntries(selection) }, options),
    },
  }
}
