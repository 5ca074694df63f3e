import { blockOf, buttonOf, imageOf, pointOf } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('heroBlock'),
  layout: 'split',
  badge: 'IT services and consulting',
  headline: 'Systems that still work on',
  typedWords: [{ text: 'Monday morning' }, { text: 'the last day of the quarter' }],
  paragraph: 'We plan, move and look after the systems that a company depends on.',
  buttons: [buttonOf('Book a consultation'), buttonOf('See our services', 'secondary')],
  emailForm: true,
  emailPlaceholder: 'Enter your email address',
  submitLabel: 'Contact us now',
  highlights: [pointOf('On call around the clock'), pointOf('Fixed prices')],
  image: imageOf('Five layers of a system stacked one above another'),
}
