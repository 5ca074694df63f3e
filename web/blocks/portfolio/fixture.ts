import { addressOf, blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
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
