import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('newsletterBlock'),
  ...sectionHead,
  emailPlaceholder: 'Enter your email address',
  submitLabel: 'Subscribe to the letter',
  note: 'Four letters a year; every one says how to leave.',
}
