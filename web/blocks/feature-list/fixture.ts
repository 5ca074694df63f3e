import { addressOf, blockOf, imageOf, pointOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
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
