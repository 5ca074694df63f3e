import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('stepsBlock'),
  ...sectionHead,
  items: [
    { key: 'listen', title: 'We listen first', text: 'Two engineers sit with your team for three days.' },
    { key: 'write', title: 'We write it down', text: 'Plan and price on four pages.' },
    { key: 'build', title: 'We build it', text: 'Something to try every second week.' },
  ],
}
