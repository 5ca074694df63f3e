import { addressOf, blockOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
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
