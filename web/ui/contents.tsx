import type { ContentsEntry } from '#web/content/types.ts'

interface ContentsProperties {
  entries: readonly ContentsEntry[]
  /** What the list is, in the language of the page: “On this page”. */
  label: string
}

/**
 * A text's table of contents, two levels deep: plain links to its headings, which need no script. Nothing at all where
 * there are fewer than two headings to choose from.
 */
export function Contents({ entries, label }: ContentsProperties) {
  const shown = entries.filter(({ level }) => level < 4)
  if (shown.length < 2) return null
  return (
    <nav className="contents" aria-label={label}>
      <p className="contents__label" aria-hidden="true">
        {label}
      </p>
      <ol role="list">
        {shown.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'contents__below' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
