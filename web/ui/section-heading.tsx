interface SectionHeadingProperties {
  id?: string
  eyebrow: string | null
  heading: string | null
  paragraph: string | null
}

/** The head of a section: its name, its claim, and beside it what to know first. Draws only what it is given. */
export function SectionHeading({ id, eyebrow, heading, paragraph }: SectionHeadingProperties) {
  if (!eyebrow && !heading && !paragraph) return null
  return (
    <div className="section-heading">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {heading && (
          <h2 id={id} className="title">
            {heading}
          </h2>
        )}
      </div>
      {paragraph && <p className="lead">{paragraph}</p>}
    </div>
  )
}
