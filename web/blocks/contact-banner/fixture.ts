import { blockOf } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('contactBannerBlock'),
  heading: 'Leave your address and we come back to you',
  paragraph: 'An engineer answers within one working day.',
  emailPlaceholder: 'Enter your email address',
  submitLabel: 'Submit Request',
}
