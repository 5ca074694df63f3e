import { localizedString, localizedText } from './localized.ts'

/** The small line above the heading of a section. */
export const eyebrowField = (description = 'Optional. Two or three words that name the section.') =>
  localizedString({
    name: 'eyebrow',
    title: 'Line above the heading',
    description,
    required: false,
    limit: { characters: 32, why: 'it’s shown in small type on one line' },
  })

export const headingField = (description = 'One sentence.', required = true) =>
  localizedString({
    name: 'heading',
    title: 'Heading',
    description,
    required,
    limit: { characters: 90, why: 'it’s shown in large type' },
  })

/** The optional paragraph below the heading of a section. */
export const paragraphField = (description = 'Optional. One or two sentences.') =>
  localizedText({ name: 'paragraph', title: 'Paragraph', description, required: false })

interface SectionHeadOptions {
  /** Whether the section needs a heading. Default: false. */
  headingRequired?: boolean
}

/** The head that sections share: a small line, a heading and a paragraph. */
export function sectionHead({ headingRequired = false }: SectionHeadOptions = {}) {
  return [
    eyebrowField(),
    headingField(headingRequired ? undefined : 'Optional. One sentence.', headingRequired),
    paragraphField(),
  ]
}
