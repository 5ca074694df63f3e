import { blockOf, buttonOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('callToActionBlock'),
  ...sectionHead,
  buttons: [buttonOf('Book a call'), buttonOf('See our work', 'secondary')],
  tone: 'dark',
}
