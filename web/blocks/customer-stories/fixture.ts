import { addressOf, blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('customerStoriesBlock'),
  ...sectionHead,
  stories: [
    {
      id: 'story-ferry',
      title: 'A timetable that sails',
      summary: 'How a ferry line sells tickets through storms.',
      customer: 'A ferry line',
      sector: 'Transport',
      cover: imageOf('A lighthouse'),
      href: addressOf('customerStory', 'ferry-line'),
    },
  ],
}
