import { localizedString, localizedText } from '../fields/localized.ts'

/** The head that most sections may have: a name, a claim, and what to know first. All optional. */
export function sectionFields() {
  return [
    localizedString({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'Optional. Two or three words that name the section.',
      required: false,
      limit: { characters: 32, why: 'it is set small, in one line' },
    }),
    localizedString({
      name: 'heading',
      title: 'Heading',
      description: 'Optional. One sentence.',
      required: false,
      limit: { characters: 90, why: 'it is set large' },
    }),
    localizedText({
      name: 'paragraph',
      title: 'Paragraph',
      description: 'Optional. One to three sentences beside the heading.',
      required: false,
    }),
  ]
}
