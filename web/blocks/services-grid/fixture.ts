import { addressOf, blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('servicesGridBlock'),
  ...sectionHead,
  services: [
    {
      id: 'service-it-consulting',
      title: 'IT Consulting Services',
      summary: 'An independent look at your systems.',
      icon: 'consulting',
      href: addressOf('service', 'it-consulting'),
    },
  ],
}
