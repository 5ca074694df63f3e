import type { TableOfContentsEntry } from '#web/sanity/types.ts'
import { ContentText } from './content-text.tsx'

interface TableOfContentsProperties {
  entries: readonly TableOfContentsEntry[]
  /** Name of the list in the page's language: “On this page”. */
  label: string
}

/** A table of contents with two levels of plain links; nothing with fewer than two headings. */
export function TableOfContents({ entries, label }: TableOfContentsProperties) {
  const shown = entries.filter(({ level }) => level < 4)
  if (shown.length < 2) return null
  return (
    <nav className="contents" aria-label={label}>
      <p className="label mb-3 text-body" aria-hidden="true">
        {label}
      </p>
      <ol role="list">
        {shown.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'contents__below' : undefined}>
            <a href={`#${id}`}>
              <ContentText as="span" text={text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
