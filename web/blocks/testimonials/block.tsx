import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { listOf } from '#web/sanity/parse.ts'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { testimonialFields, testimonialSchema } from '#web/sanity/queries/testimonial.ts'
import { Quote } from '#web/ui/quote.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'

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

/** Testimonials in a scrollable row. Renders nothing when empty. */
export async function TestimonialsBlock({ block }: BlockViewProperties<typeof testimonialsSchema>) {
  if (block.testimonials.length === 0) return null
  const texts = await getTranslations('stories')
  return (
    <section className="section testimonials" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
      </div>
      <div
        className="testimonials__row"
        role="region"
        tabIndex={0}
        aria-label={block.heading ?? texts('testimonials')}
      >
        <ul role="list">
          {block.testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              {testimonial.rating !== null && (
                <p className="label">{texts('rating', { rating: testimonial.rating })}</p>
              )}
              <Quote testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
