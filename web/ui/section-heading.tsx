import { ContentText } from './content-text.tsx'

interface SectionHeadingProperties {
  id?: string
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
  /** 1 for the heading of the page. */
  level?: 1 | 2
}

/** The heading of a section: eyebrow, heading and introduction, each optional. */
export function SectionHeading({ id, eyebrow, heading, paragraph, level = 2 }: SectionHeadingProperties) {
  if (!eyebrow && !heading && !paragraph) return null
  return (
    <div className="section-heading">
      <div>
        <ContentText as="p" className="eyebrow" text={eyebrow} />
        <ContentText as={`h${level}`} id={id} className="title" text={heading} />
      </div>
      <ContentText as="p" className="lead" text={paragraph} />
    </div>
  )
}
