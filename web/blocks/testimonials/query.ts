import { groq } from 'next-sanity'
import { z } from 'zod'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { testimonialFields, testimonialSchema } from '#web/sanity/queries/testimonial.ts'
import { blockBase, sectionHead } from '../base.ts'

/** Fields of the block: the chosen testimonials, or all of them. */
export const testimonialsFields = groq`
  ${sectionFields},
  "testimonials": select(
    count(testimonials) > 0 => testimonials[]->{ ${testimonialFields} },
    *[_type == "testimonial"] | order(_id asc) { ${testimonialFields} }
  )
`

/** Parses the block. */
export const testimonialsSchema = z.object({
  ...blockBase('testimonialsBlock'),
  ...sectionHead,
  testimonials: listOf(testimonialSchema),
})

/** Testimonials, chosen by the editor, or all in their order. */
export type TestimonialsContent = z.output<typeof testimonialsSchema>
