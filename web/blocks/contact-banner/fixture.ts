import { blockOf } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('contactBannerBlock'),
  heading: 'Leave your address and we come back to you',
  paragraph: 'An engineer answers within one working day.',
  emailPlaceholder: 'Enter your email address',
  submitLabel: 'Submit Request',
}
