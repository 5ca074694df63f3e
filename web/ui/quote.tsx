import type { ContentImage } from '#web/sanity/types.ts'
import { ContentText } from './content-text.tsx'
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

/** A testimonial with the quotation marks of its language. */
export function Quote({ testimonial }: QuoteProperties) {
  const { quote, name, role, organization, portrait } = testimonial
  return (
    <figure className="quote">
      <blockquote>
        <p>
          <ContentText as="q" text={quote} />
        </p>
      </blockquote>
      <figcaption>
        {portrait && <Picture image={portrait} sizes="56px" />}
        <span>
          <strong className="d-block fw-semibold">
            <ContentText as="span" text={name} />
          </strong>
          <ContentText as="span" className="d-block text-body-secondary" text={role} />
          <ContentText as="span" className="d-block text-body-secondary" text={organization} />
        </span>
      </figcaption>
    </figure>
  )
}
