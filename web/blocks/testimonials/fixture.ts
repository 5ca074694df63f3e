import { blockOf, imageOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('testimonialsBlock'),
  ...sectionHead,
  testimonials: [
    {
      id: 'testimonial-bank',
      quote: 'They told us what would not work before we paid for it.',
      name: 'Helen Marsh',
      role: 'Head of operations',
      organisation: 'A regional bank',
      portrait: imageOf('A line drawing'),
      rating: 5,
    },
  ],
}
