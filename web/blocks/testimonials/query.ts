import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf } from '#web/content/parse.ts'
import { localized } from '#web/content/projections.ts'
import { testimonialFields } from '#web/content/queries/work.ts'
import { parseTestimonial } from '#web/content/testimonial.ts'
import { blockBase, sectionHead } from '../base.ts'
import type { TestimonialsContent } from './types.ts'

/** What the block asks for: the testimonials chosen, or all of them. */
export const testimonialsFields = groq`
  "eyebrow": ${localized('eyebrow')},
  "heading": ${localized('heading')},
  "paragraph": ${localized('paragraph')},
  "testimonials": select(
    count(testimonials) > 0 => testimonials[]->{ ${testimonialFields} },
    *[_type == "testimonial"] | order(_id asc) { ${testimonialFields} }
  )
`

/** Parses the block; what is not published, or unfinished, is left out. */
export const parseTestimonials = z.object({
  ...blockBase('testimonialsBlock'),
  ...sectionHead,
  testimonials: listOf(parseTestimonial),
}) satisfies z.ZodType<TestimonialsContent>
