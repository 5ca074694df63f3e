import { addressOf, blockOf, imageOf, pointOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('featureListBlock'),
  ...sectionHead,
  layout: 'rows',
  features: [
    {
      id: 'feature-reports',
      title: 'Reports that explain themselves',
      summary: 'Every figure says where it comes from.',
      icon: 'chart',
      picture: imageOf('A table that rises into a chart'),
      benefits: [pointOf('Sent on the first of the month')],
      href: addressOf('feature', 'reports'),
    },
  ],
}
