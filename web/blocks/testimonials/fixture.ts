import { blockOf, imageOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('testimonialsBlock'),
  ...sectionHead,
  testimonials: [
    {
      id: 'testimonial-bank',
      quote: 'They told us what would not work before we paid for it.',
      name: 'Helen Marsh',
      role: 'Head of operations',
      organization: 'A regional bank',
      portrait: imageOf('A line drawing'),
      rating: 5,
    },
  ],
}
