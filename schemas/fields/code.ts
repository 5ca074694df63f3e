import { defineField } from 'sanity'
import { CODE_LANGUAGES } from '../shared/content-choices.ts'

export const codeLanguageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  description: 'Used for syntax colours. “Plain text” has none.',
  initialValue: 'text',
  options: { list: [...CODE_LANGUAGES] },
})

export const fileNameField = defineField({
  name: 'fileName',
  title: 'File name',
  type: 'string',
  description: 'Optional. Shown above the code, e.g. “compose.yaml”.',
  validation: (rule) => rule.max(60).warning('Use up to 60 characters, so it fits on one line.'),
})

export const codeField = defineField({
  name: 'code',
  title: 'Code',
  type: 'text',
  rows: 12,
  description: 'Spaces and line breaks are kept.',
  validation: (rule) => rule.required().error('Add the code, or remove this block.'),
})
