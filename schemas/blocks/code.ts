import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { codeField, codeLanguageField } from '../fields/code.ts'
import { localizedString } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

export const codeBlock = defineBlock({
  name: 'codeBlock',
  title: 'Code',
  icon: CodeBlockIcon,
  description: 'A code sample with syntax colours and a caption. For code within text, use the text block.',
  heading: 'caption',
  detail: 'language',
  fields: [
    codeLanguageField,
    codeField,
    localizedString({
      name: 'caption',
      title: 'Caption',
      description: 'Optional. One sentence on what the code does.',
      required: false,
      limit: { characters: 160, why: 'captions should be one or two lines' },
    }),
  ],
})
