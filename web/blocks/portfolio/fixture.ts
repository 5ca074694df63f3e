import { addressOf, blockOf, imageOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('portfolioBlock'),
  ...sectionHead,
  layout: 'showcase',
  pageSize: 12,
  caseStudies: [
    {
      id: 'case-terminal',
      title: 'A berth plan that holds',
      summary: 'Ships wait less because planning sees the whole week.',
      client: 'A container terminal',
      sector: 'Logistics',
      year: 2025,
      cover: imageOf('Stacked containers'),
      results: [{ key: 'wait', value: '-31%', label: 'Waiting time at anchor' }],
      href: addressOf('caseStudy', 'container-terminal'),
    },
  ],
}
