import { blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('timelineBlock'),
  ...sectionHead,
  items: [
    { key: 'first', date: 'March 2016', title: 'The London office', text: 'Four engineers and one client.' },
    { key: 'second', date: 'May 2021', title: 'The night shift', text: 'Somebody is always awake.' },
  ],
}
