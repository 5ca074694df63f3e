import { highlight } from '#web/lib/highlight.ts'

interface CodeFigureProperties {
  code: string
  /** A name of `CODE_LANGUAGES`. */
  language: string
  /** Stands above the code, such as the name of its file. */
  title: string | null
  /** Names the code for people who do not see it: it can be scrolled, and so is reached by keyboard. */
  label: string
  /** A sentence below. */
  caption?: string | null
}

/** Lines of code, coloured on the server; from left to right in every language of the site. */
export function CodeFigure({ code, language, title, label, caption }: CodeFigureProperties) {
  return (
    <figure className="code">
      {title && (
        <div className="code__title" aria-hidden={title === label}>
          <bdi dir="ltr">{title}</bdi>
        </div>
      )}
      <pre dir="ltr" tabIndex={0} role="region" aria-label={label} translate="no">
        <code>
          {highlight(code.replace(/\s+$/, ''), language).map(({ text, kind }, index) =>
            kind ? (
              <span key={index} className={`code__${kind}`}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
