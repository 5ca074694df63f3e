import { getTranslations } from 'next-intl/server'
import { Quote } from '#web/ui/quote.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { testimonialsSchema } from './query.ts'

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
