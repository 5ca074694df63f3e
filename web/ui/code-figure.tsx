import { highlight } from '#web/lib/highlight-code.ts'
import { ContentText } from './content-text.tsx'

interface CodeFigureProperties {
  code: string
  /** A value of `CODE_LANGUAGES`. */
  language: string
  /** Shown above the code, such as a file name. */
  title: string | null
  /** Accessible name of the scrollable code. */
  label: string
  /** Shown below the code. */
  caption?: string | null
}

/** Code with syntax highlighting from the server, always left to right. */
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
      <ContentText as="figcaption" text={caption} />
    </figure>
  )
}
