import { addressOf, blockOf, imageOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
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
