import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('timelineBlock'),
  ...sectionHead,
  items: [
    { key: 'first', date: 'March 2016', title: 'The London office', text: 'Four engineers and one client.' },
    { key: 'second', date: 'May 2021', title: 'The night shift', text: 'Somebody is always awake.' },
  ],
}
