import { localizedString, localizedText } from './localized.ts'

interface SectionHeadOptions {
  /** Whether the section needs a heading. Default: false. */
  headingRequired?: boolean
}

/** The head that sections share: a small line, a heading and a paragraph. */
export function sectionHead({ headingRequired = false }: SectionHeadOptions = {}) {
  return [
    localizedString({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'Optional. Two or three words that name the section.',
      required: false,
      limit: { characters: 32, why: 'it’s shown in small type on one line' },
    }),
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: headingRequired ? 'One sentence.' : 'Optional. One sentence.',
      required: headingRequired,
      limit: { characters: 90, why: 'it’s shown in large type' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One or two sentences.',
      required: false,
    }),
  ]
}
