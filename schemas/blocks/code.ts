import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { codeField, codeLanguageField } from '../fields/code.ts'
import { localizedString } from '../fields/localized.ts'
import { defineBlock } from './define-block.ts'

/** Lines of code on their own. */
export const codeBlock = defineBlock({
  name: 'codeBlock',
  title: 'Code',
  icon: CodeBlockIcon,
  description:
    'Lines of code, coloured by the site, with a sentence below. For code inside a text, use the text block.',
  heading: 'caption',
  detail: 'language',
  fields: [
    codeLanguageField,
    codeField,
    localizedString({
      name: 'caption',
      title: 'Caption',
      description: 'Optional. One sentence below the code: what it does.',
      required: false,
      limit: { characters: 160, why: 'a caption is one line or two' },
    }),
  ],
})
