import { blockOf, buttonOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('callToActionBlock'),
  ...sectionHead,
  buttons: [buttonOf('Book a call'), buttonOf('See our work', 'secondary')],
  tone: 'dark',
}
