import { defineField } from 'sanity'
import { CODE_LANGUAGES } from '../shared/code-languages.ts'

/** In which language code is written. */
export const codeLanguageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  description: 'Decides how the site colours the code.',
  initialValue: 'text',
  options: { list: CODE_LANGUAGES.map(({ id, title }) => ({ title, value: id })) },
  validation: (rule) => rule.required().error('Choose a language; “Plain text” is not coloured.'),
})

/** The file a piece of code is taken from. */
export const fileNameField = defineField({
  name: 'fileName',
  title: 'File name',
  type: 'string',
  description: 'Optional. Stands above the code, for example “compose.yaml”.',
  validation: (rule) => rule.max(60).warning('Shorten this to 60 characters: it stands in one line.'),
})

/** The code itself. */
export const codeField = defineField({
  name: 'code',
  title: 'Code',
  type: 'text',
  rows: 12,
  description: 'Paste it as it is; spaces and line breaks are kept.',
  validation: (rule) => rule.required().error('Paste the code, or remove this.'),
})

/** The name of a language for people; the stored one where it is not known. */
export function codeTitle(language: string | undefined): string | undefined {
  return CODE_LANGUAGES.find(({ id }) => id === language)?.title ?? language
}
