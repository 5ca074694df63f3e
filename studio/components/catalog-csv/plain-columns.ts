import { type LocaleId, LOCALES } from '#schemas/shared/locales.ts'
import type { Localized } from '#schemas/validation/localized.ts'
import type { StoredProduct } from '../catalog/catalog.ts'
import { type Column, withField } from './column.ts'

type Choices<Value extends string = string> = readonly { value: Value; title: string }[]

const listValues = (choices: Choices): string => choices.map(({ value }) => value).join(', ')

const textIn = (field: Localized | undefined, language: LocaleId): string => {
  const value = field?.find((item) => item.language === language)?.value
  return typeof value === 'string' ? value : ''
}

/** Returns a localized field with the text of one language replaced, or removed: the site would not read an empty one as missing. */
function putText(field: Localized | undefined, language: LocaleId, text: string, type: string): Localized {
  const present = field ?? []
  if (text.trim() === '') return present.filter((item) => item.language !== language)
  if (!present.some((item) => item.language === language)) {
    const item = { _key: language, _type: `internationalizedArray${type}Value`, language, value: text }
    return [...present, item]
  }
  return present.map((item) => (item.language === language ? { ...item, value: text } : item))
}

interface LocalizedColumnOptions {
  field: 'title' | 'summary' | 'label'
  name: string
  what: string
  type: 'String' | 'Text'
  isRequired: boolean
}

/** Creates a column for each language of a localized field. */
export function localizedColumns({ field, name, what, type, isRequired }: LocalizedColumnOptions): Column[] {
  return LOCALES.map(({ id, englishName }) => ({
    name: `${name}_${id}`,
    field,
    description: `${what} in ${englishName}`,
    read: (product) => textIn(product[field], id),
    write: (product, cell) => {
      if (isRequired && id === 'en' && cell.trim() === '') {
        return { error: 'Add the English text. It’s shown wherever a translation is missing.' }
      }
      // The type of the items depends on the field, which TypeScript does not follow.
      const texts = putText(product[field], id, cell, type) as StoredProduct[typeof field]
      return withField(product, field, texts)
    },
  }))
}

/** Creates a column for one option of a list. */
export function choiceColumn<Field extends 'gender' | 'kind' | 'taxClass'>(
  field: Field,
  name: string,
  choices: Choices<NonNullable<StoredProduct[Field]>>,
  isRequired: boolean,
): Column {
  return {
    name,
    field,
    description: `One of: ${listValues(choices)}${isRequired ? '' : ', or empty'}`,
    read: (product) => product[field] ?? '',
    write: (product, cell) => {
      const value = cell.trim()
      if (value === '' && !isRequired) return withField(product, field, undefined)
      const choice = choices.find((known) => known.value === value)
      if (choice) return withField(product, field, choice.value)
      return {
        error:
          value === ''
            ? `Enter one of ${listValues(choices)}.`
            : `“${value}” isn’t one of ${listValues(choices)}.`,
      }
    },
  }
}
