import { blockOf } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('contactCardsBlock'),
  heading: 'Other ways to reach us',
  info: {
    officeName: 'UK office',
    address: 'London, United Kingdom',
    phone: '+44 20 7946 0123',
    email: 'hello@meridian.example',
    weekdayHours: 'Mon - Fri: 09:00 - 21:00',
    weekendHours: 'Sat - Sun: Closed',
    supportHours: 'Monday to Friday 9:00-18:00',
    responsePromise: 'We aim to respond to all inquiries within 24 hours.',
  },
}
