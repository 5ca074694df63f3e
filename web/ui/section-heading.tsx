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
  const Heading = `h${level}` as const
  if (!eyebrow && !heading && !paragraph) return null
  return (
    <div className="section-heading">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {heading && (
          <Heading id={id} className="title">
            {heading}
          </Heading>
        )}
      </div>
      {paragraph && <p className="lead">{paragraph}</p>}
    </div>
  )
}
