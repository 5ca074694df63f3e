import { blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('stepsBlock'),
  ...sectionHead,
  items: [
    { key: 'listen', title: 'We listen first', text: 'Two engineers sit with your team for three days.' },
    { key: 'write', title: 'We write it down', text: 'Plan and price on four pages.' },
    { key: 'build', title: 'We build it', text: 'Something to try every second week.' },
  ],
}
