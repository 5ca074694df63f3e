import { blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('newsletterBlock'),
  ...sectionHead,
  emailPlaceholder: 'Enter your email address',
  submitLabel: 'Subscribe to the letter',
  note: 'Four letters a year; every one says how to leave.',
}
