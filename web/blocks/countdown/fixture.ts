import { blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('countdownBlock'),
  ...sectionHead,
  date: '2027-03-01T09:00:00.000Z',
  finishedText: 'We have opened. Come in.',
}
