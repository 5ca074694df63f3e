import type { BlockBase, SectionHead } from '#web/content/types.ts'
import type { Testimonial } from '#web/content/testimonial.ts'

/** What clients say, chosen by the editor or all of it. */
export interface TestimonialsContent extends BlockBase, SectionHead {
  type: 'testimonialsBlock'
  testimonials: Testimonial[]
}
