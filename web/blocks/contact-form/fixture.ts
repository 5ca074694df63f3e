import { blockOf } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('contactFormBlock'),
  heading: 'Send us a message',
  paragraph: 'Tell us in a few words what you are planning.',
  submitLabel: 'Send message',
}
