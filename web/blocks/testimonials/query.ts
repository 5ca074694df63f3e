import { groq } from 'next-sanity'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { testimonialFields, testimonialSchema } from '#web/sanity/queries/testimonial.ts'
import { sectionSchema } from '../base.ts'

/** Fields of the block: the chosen testimonials, or all of them. */
export const testimonialsFields = groq`
  ${sectionFields},
  "testimonials": select(
    count(testimonials) > 0 => testimonials[]->{ ${testimonialFields} },
    *[_type == "testimonial"] | order(_id asc) { ${testimonialFields} }
  )
`

export const testimonialsSchema = sectionSchema('testimonialsBlock').extend({
  testimonials: listOf(testimonialSchema),
})
