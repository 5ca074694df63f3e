import { LOCALES, type LocaleId } from '../../../schemas/shared/locales.ts'
import type { Localized } from '../../../schemas/validation/localized.ts'
import { withField, type Column } from './column.ts'

type Choices = readonly { key: string; title: string }[]

const keysOf = (choices: Choices): string => choices.map(({ key }) => key).join(', ')

const textIn = (field: Localized | undefined, language: LocaleId): string => {
  const value = field?.find((item) => item.language === language)?.value
  return typeof value === 'string' ? value : ''
}

/** Puts a text into one language of a field; the other languages, and the order of all, stay. */
function putText(field: Localized | undefined, language: LocaleId, text: string, type: string): Localized {
  const present = field ?? []
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

/** A column for each language of a localised field. */
export function localizedColumns({ field, name, what, type, isRequired }: LocalizedColumnOptions): Column[] {
  return LOCALES.map(({ id, englishName }) => ({
    name: `${name}_${id}`,
    field,
    description: `${what} in ${englishName}`,
    read: (product) => textIn(product[field], id),
    write: (product, cell) => {
      if (isRequired && id === 'en' && cell.trim() === '') {
        return { fault: 'Write the English text: it is shown in every language that has none of its own.' }
      }
      return withField(product, field, putText(product[field], id, cell, type))
    },
  }))
}

/** A column of one word of a fixed list, or none. */
export function choiceColumn(
  field: 'gender' | 'tag' | 'kind' | 'taxClass',
  name: string,
  choices: Choices,
  isRequired: boolean,
): Column {
  return {
    name,
    field,
    description: `One of: ${keysOf(choices)}${isRequired ? '' : '; or empty'}`,
    read: (product) => product[field] ?? '',
    write: (product, cell) => {
      const key = cell.trim()
      if (key === '' && !isRequired) return withField(product, field, undefined)
      if (choices.some((choice) => choice.key === key)) return withField(product, field, key)
      return { fault: `“${key}” is none of ${keysOf(choices)}.` }
    },
  }
}

/** A column of several words of a fixed list, with semicolons between. */
export function choicesColumn(field: 'colours' | 'sizes', name: string, choices: Choices): Column {
  return {
    name,
    field,
    description: `Any of: ${keysOf(choices)}; with semicolons between`,
    read: (product) => (product[field] ?? []).join('; '),
    write: (product, cell) => {
      const keys = cell.split(/[;\n]/).flatMap((key) => key.trim() || [])
      const foreign = keys.find((key) => !choices.some((choice) => choice.key === key))
      if (foreign !== undefined) return { fault: `“${foreign}” is none of ${keysOf(choices)}.` }
      if (new Set(keys).size < keys.length) return { fault: 'A word stands there twice.' }
      return withField(product, field, keys.length > 0 ? keys : undefined)
    },
  }
}

/** Reads a whole number of 0 or more. */
export const readWhole = (cell: string): number | null => (/^\s*\d{1,9}\s*$/.test(cell) ? Number(cell) : null)
