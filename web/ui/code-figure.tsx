import { toHtml } from 'hast-util-to-html'
import { refractor } from 'refractor'
import docker from 'refractor/docker'
import http from 'refractor/http'
import { ContentText } from './content-text.tsx'

// Languages of `CODE_LANGUAGES` that are not among the common ones.
refractor.register(docker)
refractor.register(http)

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

/** Code with syntax highlighting from the server, always left to right. `styles/ui/_code.scss` colors its tokens. */
export function CodeFigure({ code, language, title, label, caption }: CodeFigureProperties) {
  const source = code.replace(/\s+$/, '')
  return (
    <figure className="code">
      {title && (
        <div className="code__title" aria-hidden={title === label}>
          <bdi dir="ltr">{title}</bdi>
        </div>
      )}
      <pre dir="ltr" tabIndex={0} role="region" aria-label={label} translate="no">
        {refractor.registered(language) ? (
          <code dangerouslySetInnerHTML={{ __html: toHtml(refractor.highlight(source, language)) }} />
        ) : (
          <code>{source}</code>
        )}
      </pre>
      <ContentText as="figcaption" text={caption} />
    </figure>
  )
}
