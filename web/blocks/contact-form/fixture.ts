import { blockOf } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('contactFormBlock'),
  heading: 'Send us a message',
  paragraph: 'Tell us in a few words what you are planning.',
  submitLabel: 'Send message',
}
