import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('countdownBlock'),
  ...sectionHead,
  date: '2027-03-01T09:00:00.000Z',
  finishedText: 'We have opened. Come in.',
}
