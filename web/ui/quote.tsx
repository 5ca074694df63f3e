import type { ContentImage } from '#web/sanity/types.ts'
import { Picture } from './picture.tsx'

interface QuoteProperties {
  testimonial: {
    quote: string
    name: string
    role: string | null
    organisation: string | null
    portrait: ContentImage | null
  }
}

/** A testimonial with the quotation marks of the page's language. */
export function Quote({ testimonial }: QuoteProperties) {
  const { quote, name, role, organisation, portrait } = testimonial
  return (
    <figure className="quote">
      <blockquote>
        <p>
          <q>{quote}</q>
        </p>
      </blockquote>
      <figcaption>
        {portrait && <Picture image={portrait} sizes="56px" />}
        <span>
          <strong>{name}</strong>
          {role && <span className="quote__part">{role}</span>}
          {organisation && <span className="quote__part">{organisation}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
