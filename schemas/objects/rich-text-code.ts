import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineType } from 'sanity'
import { codeField, codeLanguageField, fileNameField } from '../fields/code.ts'
import { choiceTitle } from '../preview/choice-title.ts'
import { subtitle } from '../preview/localized.ts'
import { CODE_LANGUAGES } from '../shared/content-choices.ts'

export const richTextCode = defineType({
  name: 'richTextCode',
  title: 'Code',
  type: 'object',
  icon: CodeBlockIcon,
  description: 'A code sample with syntax colours. Always left to right.',
  fields: [codeLanguageField, fileNameField, codeField],
  preview: {
    select: { language: 'language', fileName: 'fileName', code: 'code' },
    prepare: ({ language, fileName, code }: Record<string, string | undefined>) => ({
      title: code?.trim().split('\n')[0] ?? 'Empty',
      subtitle: subtitle(fileName, choiceTitle(CODE_LANGUAGES, language) ?? language),
    }),
  },
})
