import { defineField, type FieldDefinition, type PreviewConfig } from 'sanity'
import { LOCALES } from '../shared/locales.ts'

/** Types of documents that only the site creates. */
export const SITE_MADE_TYPES: readonly string[] = [
  'inquiry',
  'customer',
  'order',
  'review',
  'productReviews',
  'stockRequest',
]

/** A rule as far as `always` uses it. */
interface Rule {
  required: () => { warning: (message: string) => unknown }
}

/**
 * A field that the site writes into every document, or into every object that has it. TypeGen types it as never missing. Not for texts that
 * may be empty, which Studio regards as missing. An editor cannot fill it in, so a missing one is only a warning.
 */
export const always = <Field extends { name: string }>(field: Field): Field => ({
  ...field,
  validation: (rule: Rule) => rule.required().warning('The site fills this in. Report that it is missing.'),
})

/** A field that is hidden in documents and objects without it. */
export const whenPresent = <Field extends { name: string }>(field: Field): Field => ({
  ...field,
  hidden: ({ value }: { value?: unknown }) => value === undefined,
})

/** A text field that the site fills in. */
export const textField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description })

/** A text of several lines that the site fills in. */
export const linesField = (name: string, title: string, description: string, rows = 4) =>
  defineField({ name, title, type: 'text', rows, description })

/** A field with one of a few values, which the site fills in. */
export const valueField = <const Value extends string>(
  name: string,
  title: string,
  description: string,
  list: readonly { value: Value; title: string }[],
) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    options: { list: [...list] },
  })

/** The language of a document, which the site fills in. */
export const languageField = (title: string, description: string) =>
  valueField(
    'locale',
    title,
    description,
    LOCALES.map(({ id, name }) => ({ value: id, title: name })),
  )

/** A time that the site fills in. */
export const timeField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'datetime', description })

/** A number that the site fills in. */
export const numberField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description })

/** A boolean that the site fills in. */
export const flagField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'boolean', description })

/** A list of texts that the site fills in. */
export const textsField = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'array', description, of: [{ type: 'string' }] })

/** An object that the site fills in. */
export const objectField = (name: string, title: string, description: string, fields: FieldDefinition[]) =>
  defineField({ name, title, type: 'object', description, fields })

/** The type of the rows of a list. */
interface Row {
  name: string
  title: string
  fields: FieldDefinition[]
  preview: PreviewConfig
}

/** A list of objects that the site fills in. */
export const rowsField = (name: string, title: string, description: string, row: Row) =>
  defineField({ name, title, type: 'array', description, of: [{ ...row, type: 'object' }] })

/** An amount that the site computes, in minor units. */
export const amountField = (name: string, title: string, description: string) =>
  numberField(name, title, `${description} In the smallest unit of the currency.`)

/** The billing details of a company; each text may be empty. */
export const billingFields = [
  textField('company', 'Company', 'Legal name.'),
  linesField('address', 'Address', 'The company’s address, line by line.'),
  textField('taxNumber', 'Tax number', 'The company’s tax number in its country.'),
]
