import type { ContentImage } from '#web/sanity/types.ts'
import { Picture } from './picture.tsx'

interface QuoteProperties {
  testimonial: {
    quote: string
    name: string
    role: string | null
    organization: string | null
    portrait: ContentImage | null
  }
}

/** A testimonial with the quotation marks of the page's language. */
export function Quote({ testimonial }: QuoteProperties) {
  const { quote, name, role, organization, portrait } = testimonial
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
          {organization && <span className="quote__part">{organization}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
